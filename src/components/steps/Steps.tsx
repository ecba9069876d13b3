import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

/** Minimum and maximum duration of a step. */
interface Span {
  readonly least: number;
  readonly most: number;
  /** Plural noun. Example: `'weeks'`. */
  readonly unit: string;
}

/** A step on the line, in per cent of the drawing's width. */
interface Segment {
  readonly from: number;
  /** End at minimum duration. */
  readonly least: number;
  /** End at maximum duration, where the next step begins. */
  readonly most: number;
}

/** The leading steps of a process that share a unit, laid end to end. */
interface Chain {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** The steps, drawn to one scale. */
  readonly stretches: readonly Segment[];
  /** Whether steps with another unit or without a duration follow. */
  readonly continues: boolean;
}

/** Percentage of the width reserved for the steps that follow. */
const TAIL = 8;

/**
 * Chains the leading steps that share a unit. Undefined for fewer than two, because there is
 * nothing to compare.
 */
export function chainOf(spans: readonly (Span | undefined)[]): Chain | undefined {
  const unit = spans[0]?.unit;
  const stop = spans.findIndex((span) => span === undefined || span.unit !== unit);
  const measured = (stop === -1 ? spans : spans.slice(0, stop)).filter(
    (span) => span !== undefined,
  );
  if (unit === undefined || measured.length < 2) {
    return undefined;
  }
  const sum = (lengths: readonly number[]) => lengths.reduce((all, length) => all + length, 0);
  const most = sum(measured.map((span) => span.most));
  const continues = measured.length < spans.length;
  const scale = (continues ? 100 - TAIL : 100) / most;
  let end = 0;
  const stretches = measured.map((span) => {
    const from = end;
    end += span.most;
    return {from: from * scale, least: (from + span.least) * scale, most: end * scale};
  });
  return {unit, least: sum(measured.map((span) => span.least)), most, stretches, continues};
}

/**
 * The leading steps as one dimension line to scale: for each a solid line for the minimum, dashes up
 * to the maximum, and the step's number. An arrow leads to a step of unknown duration.
 */
function SpanChain({chain}: {readonly chain: Chain}): ReactNode {
  const {unit, least, most, stretches, continues} = chain;
  const end = stretches.at(-1)?.most ?? 0;
  return (
    <div className="steps__span">
      <p className="steps__total">
        {stretches.length === 2 ? 'Steps 1 and 2' : `Steps 1 to ${stretches.length}`} together take{' '}
        <b>
          {least} to {most} {unit}
        </b>
        . <span className="quiet">Solid line: the minimum. With the dashes: the maximum.</span>
      </p>
      <svg className="steps__line" aria-hidden="true" focusable="false">
        {stretches.map((stretch, index) => (
          <Fragment key={stretch.from}>
            <line
              className="steps__least"
              x1={`${stretch.from}%`}
              x2={`${stretch.least}%`}
              y1={28}
              y2={28}
            />
            <line
              className="steps__most"
              x1={`${stretch.least}%`}
              x2={`${stretch.most}%`}
              y1={28}
              y2={28}
            />
            <text className="steps__step" x={`${(stretch.from + stretch.most) / 2}%`} y={18}>
              {index + 1}
            </text>
          </Fragment>
        ))}
        {[0, ...stretches.map((stretch) => stretch.most)].map((position) => (
          <svg key={position} className="steps__tick" x={`${position}%`}>
            <path d="M0 20V34M-4 32 4 24" />
          </svg>
        ))}
        {continues && (
          <>
            <line className="steps__open" x1={`${end}%`} x2="100%" y1={28} y2={28} />
            <svg className="steps__tick" x="100%">
              <path d="M-6 23 0 28-6 33" />
            </svg>
            <text className="steps__step" x={`${(end + 100) / 2}%`} y={18}>
              {stretches.length + 1}
            </text>
          </>
        )}
        <text className="steps__label" x={`${end}%`} y={50}>
          {most} {unit}
        </text>
      </svg>
    </div>
  );
}

interface Step {
  readonly title: string;
  readonly text: string;
  /** Displayed duration, e.g. `5 working days`. */
  readonly duration?: string;
  /**
   * The duration as numbers. The leading steps that share a unit are drawn to scale above the row.
   */
  readonly span?: Span;
}

interface Props {
  readonly steps: readonly Step[];
  /** Whether the steps are numbered, because their order matters. */
  readonly numbered?: boolean;
  /**
   * The step that these steps belong to, which gives them its number and a letter, such as 3a. Their
   * durations are not drawn, because they are part of that step's.
   */
  readonly partOf?: number;
  /** Number of columns on wide screens. */
  readonly columns?: 2 | 3 | 4;
}

/** A row of steps or points with a rule on top. */
export function Steps({steps, numbered = true, partOf, columns = 4}: Props): ReactNode {
  const List = numbered ? 'ol' : 'ul';
  const isDrawn = numbered && partOf === undefined;
  const chain = isDrawn ? chainOf(steps.map(({span}) => span)) : undefined;
  return (
    <>
      {chain && <SpanChain chain={chain} />}
      <List className={clsx('columns steps', `steps--${columns}`)}>
        {steps.map(({title, text, duration}, index) => (
          <li key={title}>
            {numbered && (
              <span className="steps__number" aria-hidden="true">
                {partOf === undefined ? index + 1 : `${partOf}${'abc'.charAt(index)}`}
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
