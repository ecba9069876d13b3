import type {ReactNode} from 'react';
import {PictureChoice} from '@site/src/components/picture/PictureChoice';
import {Section, SectionHead} from '@site/src/components/section/Section';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {minutesOf, twelveHour} from '@site/src/shared/wall-clock';
import {siteClocks} from '../../contact/opening-hours/OpeningHours';
import {ModelCaption, ModelPicture} from '../../site/ModelPicture';

interface Hour {
  readonly time: string;
  /** From this time on, the picture shows to a visitor who has not chosen one. */
  readonly from: string;
  readonly name: string;
  readonly subject: string;
  readonly picture: PictureName;
}

const HOURS: readonly Hour[] = [
  {
    time: '05:40',
    from: '05:00',
    name: 'Cleaning',
    subject: 'cleaners at work before the building opens',
    picture: 'lobbycleaners',
  },
  {
    time: '07:58',
    from: '07:00',
    name: 'Arrivals',
    subject: 'a receptionist and an officer as people arrive',
    picture: 'lobbyarrivals',
  },
  {
    time: '13:00',
    from: '11:00',
    name: 'Lunch',
    subject: 'a cleaner clears the table',
    picture: 'lobbylunch',
  },
  {
    time: '22:15',
    from: '18:00',
    name: 'Patrol',
    subject: 'an officer on patrol and another at the desk',
    picture: 'lobbypatrol',
  },
  {
    time: '03:00',
    from: '00:00',
    name: 'Night',
    subject: 'low lights, and an officer at the desk',
    picture: 'lobbynight',
  },
];

/** The hour in the HTML: the script changes it only after the page has loaded. */
const FIRST = '07:00';

/** On phones the frame is 4 to 3, so the picture is a third wider than the screen. */
const SIZES = '(min-width: 62rem) 80rem, (min-width: 48rem) 92vw, 134vw';

const valueOf = (from: string) => String(minutesOf(from));

/** On phones AM and PM are small, so that five times fit side by side. */
function HourLabel({time, name}: Pick<Hour, 'time' | 'name'>): ReactNode {
  const [clock, half] = twelveHour(time).split(' ');
  return (
    <>
      <span className="reference">
        {clock}
        <span className="picture-choice__more"> {half}</span>
      </span>{' '}
      {name}
    </>
  );
}

/** One lobby at five hours of a day. lobby-hour.ts chooses the hour that it is now. */
export function LobbyDay({figure}: {readonly figure: number}): ReactNode {
  return (
    <Section tone="ink">
      <SectionHead heading="A lobby through the day">
        Our people are in red. Pick a time to see what they do.
      </SectionHead>
      <div data-hour={JSON.stringify(siteClocks)}>
        <PictureChoice
          name="hour"
          legend="Hour of the day"
          tall
          chosen={valueOf(FIRST)}
          options={HOURS.map(({time, from, name, subject, picture}) => ({
            value: valueOf(from),
            label: <HourLabel time={time} name={name} />,
            picture: <ModelPicture name={picture} sizes={SIZES} />,
            caption: (
              <ModelCaption
                name={picture}
                number={figure}
                subject={`Office lobby at ${twelveHour(time)}: ${subject}`}
              />
            ),
          }))}
        />
      </div>
    </Section>
  );
}
