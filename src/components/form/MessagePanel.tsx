import clsx from 'clsx';
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies text. If the browser refuses, shows the text selected, ready to copy. */
export function CopyButton({text, children}: CopyButtonProps): ReactNode {
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="copy">
      <button
        className="button button--plain"
        type="button"
        onClick={() => void copy(text).then(setCopied)}
      >
        {children}
      </button>
      <p role="status">
        {copied === true && 'Copied.'}
        {copied === false &&
          'Your browser won’t let us copy the text. It’s selected, so you can copy it yourself.'}
      </p>
      {copied === false && (
        <textarea
          ref={(area) => area?.select()}
          className="input"
          readOnly
          aria-label="Your message, ready to copy"
          value={text}
        />
      )}
    </div>
  );
}

/** A name that browsers do not autofill and that no style rule mentions. */
const HONEYPOT_NAME = 'tidemark-ref';

/**
 * A field hidden from people, including keyboard and screen reader users; only spam programs fill
 * it in.
 */
export function Honeypot({input}: {input: RefObject<HTMLInputElement | null>}): ReactNode {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input ref={input} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface Props {
  readonly kind: 'success' | 'failure';
  readonly heading: string;
  readonly formId: string;
  readonly children: ReactNode;
}

/**
 * Whether the visitor is still at the form. Clicking the submit button while it is disabled moves
 * the focus to an element around the form, possibly the page itself.
 */
function isStillAt(formId: string): boolean {
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
 * The outcome of sending a form; it stays on the page. It scrolls to the top, with the toast above
 * it, and its heading takes the focus, unless the visitor has moved to another part of the page.
 * Mount a new panel for each outcome.
 */
export function MessagePanel({kind, heading, formId, children}: Props): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isStillAt(formId)) {
      const toast = panel.current?.previousElementSibling;
      // `focus()` would scroll to the middle of a long panel, and a smooth scroll would miss its
      // target if the page became shorter meanwhile.
      top.current?.focus({preventScroll: true});
      (toast ?? panel.current)?.scrollIntoView({block: 'start', behavior: 'instant'});
    }
  }, [formId]);
  return (
    <section
      ref={panel}
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
