import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAnchor} from './useAnchor';

interface Props {
  readonly id?: string;
  readonly tone?: 'page' | 'card';
  /** The second of two white sections in a row loses its top padding. */
  readonly flushTop?: boolean;
  /** Less air on narrow windows: people came for what follows. */
  readonly tight?: boolean;
  readonly children: ReactNode;
}

/** A band of the page on the twelve-column grid. */
export function Section({
  id,
  tone = 'page',
  flushTop = false,
  tight = false,
  children,
}: Props): ReactNode {
  useAnchor(id);
  return (
    <section
      id={id}
      className={clsx(
        'section',
        tone === 'card' && 'section--card',
        flushTop && 'section--flush-top',
        tight && 'section--tight',
      )}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
