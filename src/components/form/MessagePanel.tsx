import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';

interface Props {
  readonly kind: 'success' | 'failure';
  readonly heading: string;
  /** The form that was sent. */
  readonly formId: string;
  readonly children: ReactNode;
}

/**
 * Whether the visitor waits at the form. A click on the button that sending has disabled puts the
 * focus on whatever stands around the form, down to the page itself.
 */
function waitsAt(formId: string): boolean {
  const {activeElement} = document;
  const form = document.getElementById(formId);
  return (
    activeElement === null ||
    activeElement.matches(':disabled') ||
    activeElement.contains(form) ||
    form?.contains(activeElement) === true
  );
}

/**
 * What became of a form, to stay on the page. It takes the focus, unless the visitor has moved on
 * to another part of the page. Mount a new one for each outcome.
 */
export function MessagePanel({kind, heading, formId, children}: Props): ReactNode {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (waitsAt(formId)) {
      root.current?.focus();
    }
  }, [formId]);
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
