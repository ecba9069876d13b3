import clsx from 'clsx';
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';

interface CopyButtonProps {
  /** What goes to the clipboard. */
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

/** Copies a text; where the browser does not allow that, lays it out selected, ready to copy. */
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

interface SendingProgressProps {
  /** How much has gone, from 0 to 1. */
  readonly fraction: number;
  readonly onCancel: () => void;
}

/** How far the sending has come, with a way to stop it. */
export function SendingProgress({fraction, onCancel}: SendingProgressProps): ReactNode {
  const percent = Math.floor(fraction * 100);
  return (
    <div className="sending">
      <progress aria-label="Sent so far" max={100} value={percent} />
      <p className="sending__share">
        {percent < 100 ? `${percent}% sent` : 'All sent, waiting for confirmation'}
      </p>
      <button className="button button--plain" type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

/** No browser knows what to fill into a field of this name, and no rule of the page mentions it. */
const HONEYPOT_NAME = 'tidemark-ref';

/** A field that no one sees, hears or reaches by keyboard; programs fill it in. */
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
