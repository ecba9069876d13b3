import type {ReactNode} from 'react';
import {type Control, type FieldValues, useWatch} from 'react-hook-form';
import {CopyButton, MessagePanel} from '@site/src/components/form/MessagePanel';
import {Definition, Definitions} from '@site/src/components/prose/prose';
import {brand} from '@site/src/data/brand/brand';
import type {MailLink} from '../mailto';
import {CANCELLED, explanationOf, type FormTexts, type Reason, SENDING} from './outcome';

interface ReachUsProps {
  readonly mail: MailLink;
  /** Describes the text that the email already contains. */
  readonly note: string;
}

export function ReachUs({mail, note}: ReachUsProps): ReactNode {
  return (
    <Definitions>
      <Definition term="Phone">
        <a href={brand.phone.main.href}>{brand.phone.main.display}</a>
      </Definition>
      <Definition term="Email">
        <a href={mail.href}>{mail.to}</a>
        <p>{note}</p>
      </Definition>
    </Definitions>
  );
}

/** Everything typed, as an email and as text to copy. */
export interface Letter {
  readonly mail: MailLink;
  readonly text: string;
}

function noteOn({complete}: MailLink, thing: FormTexts['thing']): string {
  const contents = complete
    ? 'A new email will open with everything you typed.'
    : `Your ${thing} is too long for an email link. Copy it, then paste it into the email.`;
  return thing === 'application' ? `${contents} Remember to attach your CV.` : contents;
}

interface Props<Values extends FieldValues> {
  readonly reason: Reason;
  readonly texts: FormTexts;
  readonly control: Control<Values, unknown, Values>;
  readonly letterOf: (values: Values) => Letter;
  /** Id of the form that "Try again" submits. */
  readonly formId: string;
  readonly sending: boolean;
}

/** Says why nothing was sent and offers four ways to continue. */
export function FailurePanel<Values extends FieldValues>(props: Props<Values>): ReactNode {
  const {reason, texts, control, letterOf, formId, sending} = props;
  // The current values, not those sent: the visitor may have typed more since.
  const {mail, text} = useWatch({control, compute: letterOf});
  return (
    <MessagePanel
      kind="failure"
      heading={reason === 'cancelled' ? CANCELLED : texts.failed}
      formId={formId}
    >
      <p>{explanationOf(reason, texts.thing)}</p>
      <ReachUs mail={mail} note={noteOn(mail, texts.thing)} />
      <div className="button-row">
        <button className="button button--plain" type="submit" form={formId} disabled={sending}>
          {sending ? SENDING : 'Try again'}
        </button>
        <CopyButton text={text}>{`Copy my ${texts.thing}`}</CopyButton>
      </div>
    </MessagePanel>
  );
}
