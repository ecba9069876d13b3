import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass, type Wayfinding} from '../wayfinding';

interface Bar {
  readonly company: Wayfinding;
  readonly name: string;
  /** Text for screen readers in place of the drawn line, e.g. `stages 0 to 4`. */
  readonly label: string;
  /** First and last work stage, 0 to 7. */
  readonly from: number;
  readonly to: number;
}

const STAGES = 8;

/** An empty space as wide as the given number of stages. */
function Gap({stages}: {readonly stages: number}): ReactNode {
  return (
    <svg className="programme__gap" width={`${(stages / STAGES) * 100}%`} aria-hidden="true" />
  );
}

interface Props {
  readonly stages: readonly string[];
  readonly bars: readonly Bar[];
}

/** Which company is responsible at each of the eight work stages, drawn as dimension lines. */
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
