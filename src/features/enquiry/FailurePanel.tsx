import {useWatch, type Control} from 'react-hook-form';
import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/form/CopyButton';
import {MessagePanel} from '@site/src/components/form/MessagePanel';
import {letter, mailLinkFor} from './letter';
import {ReachUs} from './ReachUs';
import {emptyEnquiry, type Enquiry} from './rules';
import {explanations, texts} from './texts';
import type {Reason} from './transport';

interface Props {
  readonly reason: Reason;
  readonly control: Control<Enquiry, unknown, Enquiry>;
  /** Id of the form that "Try again" submits. */
  readonly formId: string;
  readonly sending: boolean;
}

/** Says that the message was not sent and leaves four ways on; what was typed stays in the form. */
export function FailurePanel({reason, control, formId, sending}: Props): ReactNode {
  // As typed by now, not as sent: the visitor may have gone on writing.
  const values: Enquiry = {...emptyEnquiry, ...useWatch({control})};
  const mail = mailLinkFor(values);
  return (
    <MessagePanel kind="failure" heading={texts.failed} formId={formId}>
      <p>{explanations[reason]} Everything you typed is still in the form below.</p>
      <ReachUs
        mailHref={mail.href}
        mailbox={mail.to}
        note={
          mail.complete
            ? 'The e-mail opens with everything you typed.'
            : 'Your message is too long for a link: copy it first, then paste it into the e-mail.'
        }
      />
      <div className="button-row">
        <button className="button button--plain" type="submit" form={formId} disabled={sending}>
          {sending ? texts.sending : 'Try again'}
        </button>
        <CopyButton text={letter(values)}>Copy my message</CopyButton>
      </div>
    </MessagePanel>
  );
}
