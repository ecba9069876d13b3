import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  /** A captioned figure. */
  readonly figure: ReactNode;
  /** Words on the left, picture on the right. */
  readonly wordsFirst?: boolean;
  /** An upright picture takes five columns of the twelve, a lying one seven. */
  readonly upright?: boolean;
  readonly children: ReactNode;
}

/** A captioned picture on the grid, and beside it the words that belong to it. */
export function Plate({figure, wordsFirst = false, upright = false, children}: Props): ReactNode {
  return (
    <div className={clsx('plate', wordsFirst && 'plate--words-first', upright && 'plate--upright')}>
      <div className="plate__figure">{figure}</div>
      <div className="plate__text stack">{children}</div>
    </div>
  );
}
