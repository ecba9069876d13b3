import type {ReactNode} from 'react';
import {CopyButton, MessagePanel} from '@site/src/components/form/MessagePanel';
import {brand} from '@site/src/data/brand/brand';
import type {MailLink} from '../mailto';

interface ReachUsProps {
  readonly mail: MailLink;
  /** What the email holds already. */
  readonly note: string;
}

/** Telephone and email, one above the other, each tall enough for a thumb. */
export function ReachUs({mail, note}: ReachUsProps): ReactNode {
  return (
    <dl className="reach">
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={brand.phone.main.href}>{brand.phone.main.display}</a>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={mail.href}>{mail.to}</a>
          <p>{note}</p>
        </dd>
      </div>
    </dl>
  );
}

interface Props {
  /** Says that it was not sent. */
  readonly heading: string;
  readonly mail: MailLink;
  /** What the email holds, and what is left to do. */
  readonly mailNote: string;
  /** Everything typed, as text. */
  readonly copy: string;
  /** Example: `'Copy my message'`. */
  readonly copyLabel: string;
  /** Id of the form that "Try again" submits. */
  readonly formId: string;
  readonly sending: boolean;
  /** What the button reads while the form is on its way. */
  readonly sendingLabel: string;
  /** What happened. */
  readonly children: ReactNode;
}

/** Says that nothing was sent and offers four ways to go on; what was typed stays in the form. */
export function FailurePanel(props: Props): ReactNode {
  const {heading, mail, mailNote, copy, copyLabel, formId, sending, sendingLabel} = props;
  return (
    <MessagePanel kind="failure" heading={heading} formId={formId}>
      <p>{props.children}</p>
      <ReachUs mail={mail} note={mailNote} />
      <div className="button-row">
        <button className="button button--plain" type="submit" form={formId} disabled={sending}>
          {sending ? sendingLabel : 'Try again'}
        </button>
        <CopyButton text={copy}>{copyLabel}</CopyButton>
      </div>
    </MessagePanel>
  );
}
