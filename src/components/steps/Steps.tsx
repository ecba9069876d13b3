import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SpanChain} from './SpanChain';
import {chainOf, type Span} from './chain';

interface Step {
  readonly title: string;
  readonly text: string;
  /** How long it takes, e.g. `5 working days`. */
  readonly duration?: string;
  /** The same in figures. The first steps that have one unit are drawn to scale over the row. */
  readonly span?: Span;
}

interface Props {
  readonly steps: readonly Step[];
  /** Steps carry a number when their order matters. */
  readonly numbered?: boolean;
  /** Columns on wide screens. */
  readonly columns?: 2 | 3 | 4 | 5;
}

/** A row of steps or points, ruled on top. */
export function Steps({steps, numbered = true, columns = 4}: Props): ReactNode {
  const List = numbered ? 'ol' : 'ul';
  const chain = numbered ? chainOf(steps.map(({span}) => span)) : undefined;
  return (
    <>
      {chain && <SpanChain chain={chain} />}
      <List className={clsx('steps', `steps--${columns}`)}>
        {steps.map(({title, text, duration}, index) => (
          <li key={title}>
            {numbered && (
              <span className="steps__number" aria-hidden="true">
                {index + 1}
              </span>
            )}
            <h3>{title}</h3>
            {duration !== undefined && <p className="steps__duration reference">{duration}</p>}
            <p className="quiet">{text}</p>
          </li>
        ))}
      </List>
    </>
  );
}
