import clsx from 'clsx';
import type {ReactNode} from 'react';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import {longDay, shortDay} from '@site/src/shared/dates';
import {programmeBars, programmeMarks} from '@site/src/shared/documents/programme';
import type {DatedPolicy} from '@site/src/shared/documents/registers';
import {numbersKept} from '@site/src/shared/numbers-kept';

/** Each version from its first day to the next version, or to the review of the policy. */
function spansOf({versions, reviewBy}: DatedPolicy) {
  return versions.map(({version, from}, index) => ({
    stage: version,
    planned: [from, versions[index + 1]?.from ?? reviewBy],
  }));
}

/** Width of a version's number on a phone, in per cent of the scale. */
const LABEL_WIDTH = 9;

interface Props {
  readonly policies: readonly DatedPolicy[];
}

/** Draws every version of every policy on one scale of time, up to the next review. */
export function PolicyTimeline({policies}: Props): ReactNode {
  const spans = policies.flatMap(spansOf);
  const first = spans.map(({planned: [from = '']}) => from).sort()[0];
  if (first === undefined) return null;
  const marks = programmeMarks(spans, 5);
  // One scale for all policies, so their bars are placed together.
  const bars = programmeBars(spans).map(({planned}) => planned);
  const starts = policies.map((_, index) => policies.slice(0, index).flatMap(spansOf).length);
  const grid = marks.map(({x}) => <rect key={x} x={`${x}%`} width={1} height="100%" />);
  return (
    <div className="wrap timeline" data-search="skip">
      <DrawingSheet
        caption={`Fig. 01 Every version since ${numbersKept(longDay(first))}.`}
        remark="Thick line: in force. Circle: next review."
      >
        <ul className="timeline__rows">
          <li aria-hidden="true">
            <span />
            <svg className="timeline__line" focusable="false">
              {marks.map(({x, month, year}) => (
                <g key={x}>
                  <text x={`${x}%`} y={20}>
                    {month}
                  </text>
                  <text className="timeline__year" x={`${x}%`} y={20}>
                    {year}
                  </text>
                </g>
              ))}
            </svg>
          </li>
          {policies.map(({label, versions}, row) => (
            <li key={label}>
              <span>{label}</span>
              <span className="visually-hidden">
                {versions.map(({version, from}) => ` ${version} from ${shortDay(from)}`).join(',')}
              </span>
              <svg className="timeline__line" aria-hidden="true" focusable="false">
                {grid}
                {versions.map(({version, inForce}, index) => {
                  const {x = 0, width = 0} = bars[(starts[row] ?? 0) + index] ?? {};
                  const isLast = index === versions.length - 1;
                  // Left of its line, if the next version is too near.
                  const isCrowded = !isLast && width < LABEL_WIDTH;
                  return (
                    <g key={version} className={clsx(inForce && 'timeline__now')}>
                      <line x1={`${x}%`} x2={`${x + width}%`} y1={19} y2={19} />
                      <line className="timeline__tick" x1={`${x}%`} x2={`${x}%`} y1={13} y2={25} />
                      <text
                        x={`${x}%`}
                        y={10}
                        dx={isCrowded ? -10 : undefined}
                        textAnchor={isCrowded ? 'end' : undefined}
                      >
                        {version}
                      </text>
                      {isLast && <circle cx={`${x + width}%`} cy={19} r={4} />}
                    </g>
                  );
                })}
              </svg>
            </li>
          ))}
        </ul>
      </DrawingSheet>
    </div>
  );
}
