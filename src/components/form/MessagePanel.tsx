import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';

interface Props {
  readonly kind: 'success' | 'failure';
  readonly heading: string;
  readonly children: ReactNode;
}

/** Whether focus has nowhere to be: it stood on the button that sending has disabled. */
function focusIsLost(): boolean {
  const {activeElement} = document;
  return (
    activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
  );
}

/**
 * What became of a form, to stay on the page. It takes the focus that sending has left without a
 * place, and leaves it alone if the visitor has moved on. Mount a new one for each outcome.
 */
export function MessagePanel({kind, heading, children}: Props): ReactNode {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusIsLost()) {
      root.current?.focus();
    }
  }, []);
  return (
    <section
      ref={root}
      className={clsx('message', kind === 'failure' && 'message--failure')}
      aria-label={heading}
      tabIndex={-1}
    >
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
