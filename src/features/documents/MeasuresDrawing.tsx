import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import type {MeasuredSection, Measure} from '@site/src/policy-record/shared/pages';

/** Smallest and largest share of a target that fits. Longer strokes end at the drawing's edge. */
const [LEAST, MOST] = [0.75, 1.25];

/** The range of shares to draw: at least five per cent on either side of the target. */
function rangeOf(measures: readonly Measure[]): {readonly low: number; readonly high: number} {
  const shares = measures.flatMap(({outcome}) => outcome?.share ?? []);
  return {
    low: Math.max(LEAST, Math.min(0.95, ...shares)),
    high: Math.min(MOST, Math.max(1.05, ...shares)),
  };
}

/** Result, target and outcome in words. */
function wordsOf({result, target, outcome}: Measure): string {
  if (outcome === undefined)
    return `${result}, ${target === 'No target' ? 'no target' : `target ${target}`}`;
  const {missedBy} = outcome;
  return `${result}, target ${target}, ${missedBy === undefined ? 'met' : `missed by ${missedBy}`}`;
}

interface StrokeProps {
  readonly measure: Measure;
  readonly range: ReturnType<typeof rangeOf>;
  /** Number of a missed measure in the list below the drawing. */
  readonly number: number;
}

/** The target as a level line, and the result as a dimension from it: up if met, down if missed. */
function Stroke({measure: {outcome}, range: {low, high}, number}: StrokeProps): ReactNode {
  const isMissed = outcome?.missedBy !== undefined;
  const share = outcome?.share ?? (isMissed ? low : 1);
  const at = (value: number) =>
    `${(((high - Math.min(high, Math.max(low, value))) / (high - low)) * 100).toFixed(1)}%`;
  return (
    <svg className="measures__stroke" aria-hidden="true" focusable="false">
      <line className="measures__target" x1="-2%" x2="102%" y1={at(1)} y2={at(1)} />
      <svg className="measures__column" x="50%">
        <line y1={at(1)} y2={at(share)} />
        <svg className="measures__column" y={at(share)}>
          {share === 1 ? (
            <circle className={clsx(!outcome && 'measures__ring')} r={3} />
          ) : (
            <line className="measures__tick" x1={-5} x2={5} />
          )}
          {isMissed && (
            <>
              <circle className="measures__ring" cy={14} r={9} />
              <text y={18}>{number}</text>
            </>
          )}
        </svg>
      </svg>
    </svg>
  );
}

/** The names of the four marks. */
function Key(): ReactNode {
  const marks = [
    {name: 'Better than target', mark: <path d="M8 11V2M3 2h10" />},
    {name: 'On target', mark: <circle cx={8} cy={11} r={3} />},
    {name: 'Missed', mark: <path d="M8 11v4M3 15h10" />, isMiss: true},
    {name: 'No target', mark: <circle className="measures__ring" cx={8} cy={11} r={3} />},
  ];
  return (
    <ul className="row label measures__key">
      {marks.map(({name, mark, isMiss}) => (
        <li key={name} className="inline">
          <svg
            className={clsx('measures__stroke', isMiss && 'measures__miss')}
            viewBox="0 0 16 16"
            aria-hidden="true"
            focusable="false"
          >
            <path className="measures__target" d="M0 11h16" />
            {mark}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly sections: readonly MeasuredSection[];
}

/**
 * All measures of a results page at a glance, by section: one stroke each, from the line of its
 * target. Missed targets are also listed by name. Strokes and names link to the tables.
 */
export function MeasuresDrawing({sections}: Props): ReactNode {
  const measures = sections.flatMap((section) => section.measures);
  const withTarget = measures.filter(({outcome}) => outcome);
  const missed = measures.filter(({outcome}) => outcome?.missedBy !== undefined);
  const range = rangeOf(measures);
  return (
    <div className="document__drawing measures" data-search="skip">
      <DrawingSheet
        caption="Fig. 01 Results against targets. Drawn from the tables below."
        notes={
          missed.length > 0 && (
            <ol className="measures__missed">
              {missed.map(({id, name, outcome: {missedBy, of} = {}}, index) => (
                <li key={id}>
                  <span className="drawing-mark measures__miss" aria-hidden="true">
                    {index + 1}
                  </span>{' '}
                  <a href={`#${id}`}>{name}</a>{' '}
                  <b>
                    Missed by{' '}
                    <span className="nowrap">
                      {missedBy}
                      {of !== undefined && ` of ${of}`}
                    </span>
                  </b>
                </li>
              ))}
            </ol>
          )
        }
      >
        <p className="drawing-sheet__title heading">
          {withTarget.length - missed.length} of {withTarget.length} targets met, {missed.length}{' '}
          missed
        </p>
        <p className="measures__remark label quiet">
          Each mark is a measure, and the line is its target. The longer a stroke, the further the
          result is from the target.
        </p>
        <Key />
        <ul className="measures__sections">
          {sections.map(({title, id, measures: own}) => {
            const targets = own.filter(({outcome}) => outcome);
            const met = targets.filter(({outcome}) => outcome?.missedBy === undefined);
            return (
              <li key={id}>
                <ul className="measures__strokes">
                  {own.map((measure) => (
                    <li
                      key={measure.id}
                      className={clsx(missed.includes(measure) && 'measures__miss')}
                    >
                      <a href={`#${measure.id}`}>
                        <Stroke
                          measure={measure}
                          range={range}
                          number={missed.indexOf(measure) + 1}
                        />
                        <span className="measures__name">
                          <b>{measure.name}:</b> {wordsOf(measure)}
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
                <p className="measures__section dimension">
                  <a href={`#${id}`}>{title}</a>{' '}
                  <span className="reference">
                    {met.length} of {targets.length}
                    <span className="visually-hidden"> targets met</span>
                  </span>
                </p>
              </li>
            );
          })}
        </ul>
      </DrawingSheet>
    </div>
  );
}
