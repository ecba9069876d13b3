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
            <span
              className={clsx(
                'programme__bar',
                `programme__bar--from-${from}`,
                `programme__bar--to-${to}`,
                from > 5 && 'programme__bar--end',
                wayfindingClass(company),
              )}
            >
              <b>{name}</b>
              <span className="visually-hidden">, {label}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
