import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass, type Wayfinding} from '../wayfinding';

interface Bar {
  readonly company: Wayfinding;
  readonly name: string;
  /** Spoken instead of the drawn line, e.g. `stages 0 to 4`. */
  readonly label: string;
  /** First and last work stage, 0 to 7. */
  readonly from: number;
  readonly to: number;
}

const STAGES = 8;

/** Keeps a bar as many stages from the edge. */
function Gap({stages}: {readonly stages: number}): ReactNode {
  return (
    <svg className="programme__gap" width={`${(stages / STAGES) * 100}%`} aria-hidden="true" />
  );
}

interface Props {
  readonly stages: readonly string[];
  readonly bars: readonly Bar[];
}

/** Who is responsible at which work stage, drawn as dimension lines over the eight stages. */
export function Programme({stages, bars}: Props): ReactNode {
  return (
    <div className="programme">
      <ol className="programme__scale" aria-label={`Work stages 0 to ${stages.length - 1}`}>
        {stages.map((stage, index) => (
          <li key={stage}>
            <b>{index}</b>
            <span>{stage}</span>
          </li>
        ))}
      </ol>
      <ul>
        {bars.map(({company, name, label, from, to}) => (
          <li className="programme__row" key={company}>
            <Gap stages={from} />
            <span
              className={clsx(
                'programme__bar',
                from > 5 && 'programme__bar--end',
                wayfindingClass(company),
              )}
            >
              <b>{name}</b>
              <span className="visually-hidden">, {label}</span>
            </span>
            <Gap stages={STAGES - 1 - to} />
          </li>
        ))}
      </ul>
    </div>
  );
}
