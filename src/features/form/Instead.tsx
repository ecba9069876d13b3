import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/form/CopyButton';
import type {MailLink} from './mail-link';
import {ReachUs} from './ReachUs';

interface UntilThenProps {
  /** Opens with the questions of the form. */
  readonly mail: MailLink;
}

/** Where the form should stand until its script has come, and for good where none ever comes. */
export function UntilThen({mail}: UntilThenProps): ReactNode {
  return (
    <div className="instead instead--waiting">
      <p>
        The form needs JavaScript and appears here once that has loaded. Without it, reach us here:
      </p>
      <ReachUs mail={mail} note="The e-mail opens with the questions of the form." />
    </div>
  );
}

interface InsteadProps {
  /** Holds what was typed, or the questions of the form. */
  readonly mail: MailLink;
  /** What was typed before, as text. */
  readonly draft: string | undefined;
  /** What copies it. Example: `'Copy my message'`. */
  readonly copyLabel: string;
  readonly onRetry: () => void;
}

/** In place of a form whose script did not arrive or broke. */
export function Instead({mail, draft, copyLabel, onRetry}: InsteadProps): ReactNode {
  return (
    <div className="instead" role="alert">
      <p>The form could not be loaded. You reach us without it:</p>
      <ReachUs
        mail={mail}
        note={
          draft !== undefined && mail.complete
            ? 'The e-mail opens with what you typed here before.'
            : 'The e-mail opens with the questions of the form.'
        }
      />
      <div className="button-row">
        <button className="button" type="button" onClick={onRetry}>
          Load the form again
        </button>
        {draft !== undefined && <CopyButton text={draft}>{copyLabel}</CopyButton>}
      </div>
    </div>
  );
}
