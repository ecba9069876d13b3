import clsx from 'clsx';
import {Fragment, useId, type ReactNode} from 'react';
import {wayfindingClass} from '../wayfinding';

interface Stage {
  /** Example: `'Technical design'`. */
  readonly name: string;
  /** The building at this stage. */
  readonly picture: ReactNode;
  /** What the picture shows, in a sentence. */
  readonly note: string;
}

interface Bar {
  readonly company: string;
  readonly name: string;
  /** Text for screen readers in place of the drawn line, e.g. `stages 0 to 5`. */
  readonly label: string;
  /** First and last work stage, 0 to 7. */
  readonly from: number;
  readonly to: number;
}

const STAGES = 8;

/** Returns the stages at which a company is at work. */
const stagesOf = ({from, to}: Bar) =>
  Array.from({length: to - from + 1}, (_, after) => from + after);

/** An empty space as wide as the given number of stages. */
function Gap({stages}: {readonly stages: number}): ReactNode {
  return (
    <svg className="programme__gap" width={`${(stages / STAGES) * 100}%`} aria-hidden="true" />
  );
}

interface Props {
  readonly stages: readonly Stage[];
  readonly bars: readonly Bar[];
  /** Number, subject and scale of the pictures. */
  readonly caption: ReactNode;
  /** Heading and instructions, above or beside the picture. */
  readonly children: ReactNode;
}

/**
 * Which company is responsible at each of the eight work stages, drawn as dimension lines. Radio
 * buttons choose a stage: the sheet shows its picture and emphasises the lines of the companies at
 * work. The last stage is chosen first. It works without a script.
 */
export function Programme({stages, bars, caption, children}: Props): ReactNode {
  const id = useId();
  return (
    <fieldset className="programme">
      <legend className="visually-hidden">Work stage</legend>
      <div className="programme__head stack">{children}</div>
      {stages.map(({name, picture, note}, stage) => {
        const atWork = bars.filter((bar) => stagesOf(bar).includes(stage));
        return (
          <Fragment key={name}>
            <input
              className="programme__choice"
              id={`${id}${stage}`}
              type="radio"
              name={id}
              defaultChecked={stage === stages.length - 1}
              aria-describedby={`${id}note${stage}`}
            />
            <label className="programme__name" htmlFor={`${id}${stage}`}>
              <b>{stage}</b> <span>{name}</span>
            </label>
            <figure className="programme__stage" data-search="skip">
              {picture}
              <figcaption className="programme__note" id={`${id}note${stage}`}>
                <p className="reference">Stage {stage}</p>
                <p className="subheading">{name}</p>
                <p>{note}</p>
                <p className="quiet">At work: {atWork.map((bar) => bar.name).join(', ')}</p>
              </figcaption>
            </figure>
          </Fragment>
        );
      })}
      <p className="programme__caption caption" data-search="skip">
        {caption}
      </p>
      <ul className="programme__lines">
        {bars.map((bar) => (
          <li className="programme__row" key={bar.company}>
            <Gap stages={bar.from} />
            <span
              className={clsx(
                'programme__bar',
                bar.from > 5 && 'programme__bar--end',
                wayfindingClass(bar.company),
              )}
              data-stages={stagesOf(bar).join(' ')}
            >
              <b>{bar.name}</b>
              <span className="visually-hidden">, {bar.label}</span>
            </span>
            <Gap stages={STAGES - 1 - bar.to} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
