import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type Chain, chainOf, type Span} from './chain';

interface LineProps {
  readonly stretches: Chain['longest'];
  readonly label: string;
  /** Number of the step that follows and is not drawn to scale. */
  readonly next?: number;
}

/** One dimension line: a tick at each end of a step, its number between them. */
function Line({stretches, label, next}: LineProps): ReactNode {
  const end = stretches.at(-1)?.to ?? 0;
  return (
    <svg className="span-chain__line" aria-hidden="true" focusable="false">
      <line className="span-chain__dimension" x2={`${end}%`} y1={28} y2={28} />
      {next !== undefined && (
        <line className="span-chain__open" x1={`${end}%`} x2={`${end + 8}%`} y1={28} y2={28} />
      )}
      {[0, ...stretches.map(({to}) => to)].map((position) => (
        <svg key={position} className="span-chain__tick" x={`${position}%`}>
          <path d="M0 20V34M-4 32 4 24" />
        </svg>
      ))}
      {stretches.map(({from, to}, index) => (
        <text key={to} className="span-chain__step" x={`${(from + to) / 2}%`} y={18}>
          {index + 1}
        </text>
      ))}
      {next !== undefined && (
        <text className="span-chain__step" x={`${end + 4}%`} y={18}>
          {next}
        </text>
      )}
      <text className="span-chain__label" x={`${end}%`} y={50}>
        {label}
      </text>
    </svg>
  );
}

/** What the first steps take together, drawn to scale: at the least, and at the most. */
function SpanChain({chain}: {readonly chain: Chain}): ReactNode {
  const {unit, least, most, shortest, longest, continues} = chain;
  const next = continues ? longest.length + 1 : undefined;
  return (
    <div className="span-chain">
      <p className="span-chain__total">
        {longest.length === 2 ? 'Steps 1 and 2' : `Steps 1 to ${longest.length}`} together take{' '}
        <b>
          {least} to {most} {unit}
        </b>
        .
      </p>
      <Line stretches={shortest} label={`${least} ${unit} at least`} next={next} />
      <Line stretches={longest} label={`${most} ${unit} at most`} next={next} />
    </div>
  );
}

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
