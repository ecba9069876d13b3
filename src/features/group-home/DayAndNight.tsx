import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {Pair, PairHalf} from '@site/src/components/picture/Pair';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {services} from '@site/src/data/services/services';
import {ModelPicture} from '../picture/ModelPicture';

const halves = [
  {
    service: services.cleaning,
    caption: 'Fig. 02 Reception, 7:40 AM. Scale model, 1:50.',
    link: 'Commercial cleaning',
  },
  {
    service: services.security,
    caption: 'Fig. 03 Gatehouse, 10:15 PM. Scale model, 1:100.',
    link: 'Commercial security',
  },
];

/** What the group pitches first: cleaning by day, security by night. */
export function DayAndNight(): ReactNode {
  return (
    <section className="section section--flush-top">
      <div className="wrap">
        <SectionHead heading="Clean by eight. Locked by ten." statement>
          Most clients meet us first at one of two doors: the one our cleaners open in the morning,
          or the one our officers close at night.
        </SectionHead>
      </div>
      <Pair>
        {halves.map(({service, caption, link}) => (
          <PairHalf
            key={service.slug}
            picture={
              <ModelPicture
                name={service.picture}
                sizes="(min-width: 62rem) max(50vw, 70rem), (min-width: 48rem) 50vw, 100vw"
              />
            }
            caption={caption}
            heading={service.title}
          >
            <p className="quiet">{service.description}</p>
            <GoLink to={service.href}>{link}</GoLink>
          </PairHalf>
        ))}
      </Pair>
    </section>
  );
}
