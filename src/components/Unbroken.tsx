import type {ReactNode} from 'react';
import {numbersKept} from '../shared/numbers-kept';

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
