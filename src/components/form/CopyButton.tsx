import {useState, type ReactNode} from 'react';

interface Props {
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
export function CopyButton({text, children}: Props): ReactNode {
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
        {copied === false && 'Your browser does not let us copy. Copy the selected text yourself.'}
      </p>
      {copied === false && (
        <textarea
          ref={(area) => area?.select()}
          className="input"
          readOnly
          aria-label="Your message, to copy"
          value={text}
        />
      )}
    </div>
  );
}
