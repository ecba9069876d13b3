import {useMemo, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/form/CopyButton';
import {brand} from '@site/src/data/brand/brand';
import {readDraft} from './draft';
import {blankMailLink, letter, mailLinkFor} from './letter';
import {ReachUs} from './ReachUs';

interface Props {
  readonly onRetry: () => void;
}

/** Where the form should stand until its script has come, and for good where none ever comes. */
export function WriteUntilThen(): ReactNode {
  return (
    <div className="instead instead--waiting">
      <p>
        The form needs JavaScript and appears here once that has loaded. Without it, reach us here:
      </p>
      <ReachUs
        mailHref={blankMailLink}
        mailbox={brand.email.info}
        note="The e-mail opens with the questions of the form."
      />
    </div>
  );
}

/** In place of a form whose script did not arrive or broke. The e-mail holds what was typed. */
export function WriteInstead({onRetry}: Props): ReactNode {
  const draft = useMemo(() => readDraft()?.values, []);
  const mail = draft && mailLinkFor(draft);
  return (
    <div className="instead" role="alert">
      <p>The form could not be loaded. You reach us without it:</p>
      <ReachUs
        mailHref={mail?.href ?? blankMailLink}
        mailbox={mail?.to ?? brand.email.info}
        note={
          mail?.complete
            ? 'The e-mail opens with what you typed here before.'
            : 'The e-mail opens with the questions of the form.'
        }
      />
      <div className="button-row">
        <button className="button" type="button" onClick={onRetry}>
          Load the form again
        </button>
        {draft && <CopyButton text={letter(draft)}>Copy my message</CopyButton>}
      </div>
    </div>
  );
}
