import {useWatch, type Control} from 'react-hook-form';
import type {ReactNode} from 'react';
import type {Reason} from '../form/answer';
import * as form from '../form/FailurePanel';
import {COPY_LABEL, letter, mailLinkFor} from './letter';
import {emptyEnquiry, type Enquiry} from './rules';
import {explanations, texts} from './texts';

interface Props {
  readonly reason: Reason;
  readonly control: Control<Enquiry, unknown, Enquiry>;
  /** Id of the form that "Try again" submits. */
  readonly formId: string;
  readonly sending: boolean;
}

/** Says that the message was not sent, and why. */
export function FailurePanel({reason, control, formId, sending}: Props): ReactNode {
  // As typed by now, not as sent: the visitor may have gone on writing.
  const values: Enquiry = {...emptyEnquiry, ...useWatch({control})};
  const mail = mailLinkFor(values);
  return (
    <form.FailurePanel
      heading={texts.failed}
      mail={mail}
      mailNote={
        mail.complete
          ? 'The e-mail opens with everything you typed.'
          : 'Your message is too long for a link: copy it first, then paste it into the e-mail.'
      }
      copy={letter(values)}
      copyLabel={COPY_LABEL}
      formId={formId}
      sending={sending}
      sendingLabel={texts.sending}
    >
      {explanations[reason]} Everything you typed is still in the form below.
    </form.FailurePanel>
  );
}
