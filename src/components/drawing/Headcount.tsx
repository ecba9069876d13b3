import type {ReactNode} from 'react';
import {wayfindingClass} from '../wayfinding';

interface Props {
  /** Largest first. The first line spans the full width, and the others are drawn to its scale. */
  readonly trades: readonly {
    readonly name: string;
    readonly people: number;
    readonly company: string;
  }[];
}

/** The number of people in each trade, as dimension lines to one scale. */
export function Headcount({trades}: Props): ReactNode {
  const most = Math.max(...trades.map(({people}) => people));
  return (
    <dl className="headcount">
      {trades.map(({name, people, company}) => (
        <div key={name} className={wayfindingClass(company)}>
          <dt>{name}</dt>
          <dd>
            <svg className="headcount__line" aria-hidden="true" focusable="false">
              <line x2={`${(people / most) * 100}%`} y1={8} y2={8} />
              {[0, (people / most) * 100].map((at) => (
                <line key={at} x1={`${at}%`} x2={`${at}%`} y1={2} y2={14} />
              ))}
            </svg>
            <b>{people}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
