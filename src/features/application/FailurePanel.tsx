import type {ReactNode} from 'react';
import {useWatch, type Control} from 'react-hook-form';
import * as form from '../form/FailurePanel';
import {COPY_LABEL, letter, mailLinkFor} from './letter';
import type {Position} from './positions';
import {explanations, texts} from './texts';
import type {Reason} from './transport/outcome';
import {applicationOf, type Values} from './values';

interface Props {
  readonly reason: Reason;
  readonly control: Control<Values, unknown, Values>;
  readonly positions: readonly Position[];
  /** Id of the form that "Try again" submits. */
  readonly formId: string;
  readonly sending: boolean;
}

/** Says that the application was not sent, and why. */
export function FailurePanel({reason, control, positions, formId, sending}: Props): ReactNode {
  // As entered by now, not as sent: the visitor may have gone on writing.
  const application = useWatch({control, compute: applicationOf});
  const mail = mailLinkFor(application, positions);
  return (
    <form.FailurePanel
      heading={reason === 'cancelled' ? texts.cancelled : texts.failed}
      mail={mail}
      mailNote={
        mail.complete
          ? 'The e-mail opens with everything you typed. Attach your CV to it.'
          : 'Your application is too long for a link: copy it first, then paste it into the e-mail and attach your CV.'
      }
      copy={letter(application, positions)}
      copyLabel={COPY_LABEL}
      formId={formId}
      sending={sending}
      sendingLabel={texts.sending}
    >
      {explanations[reason]}
    </form.FailurePanel>
  );
}
