import type {ReactNode} from 'react';
import {numbersKept} from '../shared/numbers-kept';

/**
 * Shows a title. The specification has titles with a spaced hyphen: the hyphen stays on the line of
 * the word before it, and on phones a line break replaces it.
 *
 * @param props.children Example: `'Retail Expansion - New York'`
 */
export function DashedTitle({children}: {readonly children: string}): ReactNode {
  const [name, place] = children.split(/ - (.*)/);
  return (
    <>
      {name}
      {place !== undefined && (
        <>
          <span className="dash">{'\u00a0- '}</span>
          {place}
        </>
      )}
    </>
  );
}

/** A short text whose lines never break inside a number with its unit or a hyphenated word. */
export function Unbroken({children}: {readonly children: string}): ReactNode {
  return numbersKept(children)
    .split(/(\w+(?:-\w+)+)/)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={index} className="nowrap">
          {part}
        </span>
      ),
    );
}
