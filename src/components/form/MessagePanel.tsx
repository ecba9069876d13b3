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
 * What became of a form, to stay on the page. Its heading takes the focus and the top of the view,
 * unless the visitor has moved on to another part of the page. Mount a new one for each outcome.
 */
export function MessagePanel({kind, heading, formId, children}: Props): ReactNode {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (waitsAt(formId)) {
      // Focus alone would bring the middle of a long panel into view; and a page that grows shorter
      // meanwhile would lead a slow scroll astray.
      top.current?.focus({preventScroll: true});
      top.current?.scrollIntoView({block: 'start', behavior: 'instant'});
    }
  }, [formId]);
  return (
    <section
      className={clsx('message', kind === 'failure' && 'message--failure')}
      aria-label={heading}
    >
      <h3 ref={top} tabIndex={-1}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
