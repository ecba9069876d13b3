import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAnchor} from '../section/useAnchor';

interface Props {
  readonly id?: string;
  readonly picture: ReactNode;
  /** Ink is for one spread a page. */
  readonly tone?: 'page' | 'ink';
  /** Words on the left, picture on the right. */
  readonly wordsFirst?: boolean;
  readonly children: ReactNode;
}

/** A picture that fills half the sheet, words in the other half. */
export function Spread({id, picture, tone = 'page', wordsFirst = false, children}: Props): ReactNode {
  useAnchor(id);
  return (
    <section
      id={id}
      className={clsx('spread', tone === 'ink' && 'section--ink', wordsFirst && 'spread--words-first')}
    >
      <div className="spread__picture">{picture}</div>
      <div className="spread__text">{children}</div>
    </section>
  );
}
