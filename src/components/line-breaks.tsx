import type {ReactNode} from 'react';
import {numbersKept} from '../shared/numbers-kept';

/**
 * Shows a title. Some titles of the specification contain a spaced hyphen: on the screen a line break
 * replaces it, but it stays in the text.
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
          <span className="dash">{' - '}</span>
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
