import type {ReactNode} from 'react';

/** A line drawing beside a word of the header. @param d path in a square of 20 units */
export function Icon({d}: {readonly d: string}): ReactNode {
  return (
    <svg className="header__icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}
