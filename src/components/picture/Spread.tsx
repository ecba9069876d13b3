import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAnchor} from '../section/useAnchor';

interface Props {
  readonly id?: string;
  readonly picture: ReactNode;
  /** Ink is for one spread a page. */
  readonly tone?: 'page' | 'card' | 'ink';
  /** Words on the left, picture on the right. */
  readonly wordsFirst?: boolean;
  /** Frames one detail of the model instead of the whole. */
  readonly closeUp?: boolean;
  readonly children: ReactNode;
}

/** A picture that fills half the sheet, words in the other half. */
export function Spread(props: Props): ReactNode {
  const {id, picture, tone = 'page', wordsFirst = false, closeUp = false, children} = props;
  useAnchor(id);
  return (
    <section
      id={id}
      className={clsx(
        'spread',
        tone !== 'page' && `section--${tone}`,
        wordsFirst && 'spread--words-first',
        closeUp && 'spread--close-up',
      )}
    >
      <div className="spread__picture">{picture}</div>
      <div className="spread__text">{children}</div>
    </section>
  );
}
