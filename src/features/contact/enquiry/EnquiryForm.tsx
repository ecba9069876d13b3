import type {ReactNode} from 'react';
import {type Control, type FieldErrors, type UseFormRegister, useWatch} from 'react-hook-form';
import {Link} from '@site/src/components/action/Link';
import {MessagePanel} from '@site/src/components/form/MessagePanel';
import {brand} from '@site/src/data/brand/brand';
import {contact} from '@site/src/data/contact/contact';
import * as form from '../../site/form/FailurePanel';
import {FormField} from '../../site/form/FormField';
import {FormFrame} from '../../site/form/FormFrame';
import type {Reason} from '../../site/form/answer';
import {problemsOf} from '../../site/form/rule';
import type {EnquiryContext} from './context';
import {blankMailLink, COPY_LABEL, mailLinkFor, plainText} from './plain-text';
import {
  divisionOf,
  divisions,
  emptyEnquiry,
  type Enquiry,
  type FieldName,
  fieldNames,
  rules,
  explanations,
  texts,
} from './rules';
import type {delivery} from './transport';
import {type EnquiryProps, useEnquiry} from './useEnquiry';

interface EnquiryFieldsProps {
  readonly register: UseFormRegister<Enquiry>;
  readonly errors: FieldErrors<Enquiry>;
  /** While the message is on its way its words must not change. */
  readonly locked: boolean;
  /** Why a division is chosen already. */
  readonly divisionHint: string | undefined;
}

/** Id of a field's control on the page. */
function controlId(name: FieldName): string {
  return `enquiry-${name}`;
}

/** The fields that a line of their own suits better. */
const wide: readonly FieldName[] = ['division', 'message'];

/** The six fields of the enquiry, each as its row in the table of rules says. */
function EnquiryFields({register, errors, locked, divisionHint}: EnquiryFieldsProps): ReactNode {
  return fieldNames.map((name) => (
    <FormField
      key={name}
      id={controlId(name)}
      rule={rules[name]}
      registration={register(name)}
      error={errors[name]?.message}
      locked={locked}
      wide={wide.includes(name)}
      hint={name === 'division' ? divisionHint : undefined}
      choices={divisions}
      prompt={texts.chooseDivision}
    />
  ));
}

interface FailurePanelProps {
  readonly reason: Reason;
  readonly control: Control<Enquiry, unknown, Enquiry>;
  /** Id of the form that "Try again" submits. */
  readonly formId: string;
  readonly sending: boolean;
}

/** Says that the message was not sent, and why. */
function FailurePanel({reason, control, formId, sending}: FailurePanelProps): ReactNode {
  // The current values, not those sent: the visitor may have typed more since.
  const values: Enquiry = {...emptyEnquiry, ...useWatch({control})};
  const mail = mailLinkFor(values);
  return (
    <form.FailurePanel
      heading={texts.failed}
      mail={mail}
      mailNote={
        mail.complete
          ? 'A new email will open with everything you typed.'
          : 'Your message is too long for an email link. Copy it, then paste it into the email.'
      }
      copy={plainText(values)}
      copyLabel={COPY_LABEL}
      formId={formId}
      sending={sending}
      sendingLabel={texts.sending}
    >
      {explanations[reason]} Everything you typed is still in the form below.
    </form.FailurePanel>
  );
}

interface SuccessPanelProps {
  /** What was sent. */
  readonly enquiry: Enquiry;
  readonly formId: string;
}

/** Says what was sent, to which company, and when to expect a reply. */
function SuccessPanel({enquiry, formId}: SuccessPanelProps): ReactNode {
  const company = divisionOf(enquiry.division)?.company ?? brand.name;
  const shown = fieldNames.filter((name) => name !== 'division' && enquiry[name] !== '');
  return (
    <MessagePanel kind="success" heading={`Your message was sent to ${company}`} formId={formId}>
      <p>
        They’ll reply {contact.answerTime} ({brand.hours[0]?.days}). If you haven’t heard by then,
        call <a href={brand.phone.main.href}>{brand.phone.main.display}</a>.
      </p>
      <h4>What you sent</h4>
      <dl className="sent">
        {shown.map((name) => (
          <div key={name}>
            <dt>{rules[name].label}</dt>
            <dd dir="auto">{enquiry[name]}</dd>
          </div>
        ))}
      </dl>
    </MessagePanel>
  );
}

interface Props {
  readonly state: ReturnType<typeof delivery.read>;
  readonly control: Control<Enquiry, unknown, Enquiry>;
  readonly formId: string;
}

/** What became of the last message; a new panel for each attempt. */
function OutcomePanel({state: {result, sending}, control, formId}: Props): ReactNode {
  if (result === undefined) {
    return null;
  }
  return result.ok ? (
    <SuccessPanel key={result.attempt} enquiry={result.enquiry} formId={formId} />
  ) : (
    <FailurePanel
      key={result.attempt}
      reason={result.reason}
      control={control}
      formId={formId}
      sending={sending}
    />
  );
}

const FORM_ID = 'enquiry';

function hintFor(chosen: string, {division, from}: EnquiryContext): string | undefined {
  return from !== '' && chosen === division
    ? `We chose ${from} because you came from its page. You can change this.`
    : undefined;
}

/** The enquiry form (specification 2 to 5, 7 and 8). */
export function EnquiryForm(props: EnquiryProps): ReactNode {
  const {form, context, state, honeypot, submit, onTyped} = useEnquiry(props);
  const division = useWatch({control: form.control, name: 'division'});
  const {errors} = form.formState;
  return (
    <div className="enquiry">
      <OutcomePanel state={state} control={form.control} formId={FORM_ID} />
      <FormFrame
        id={FORM_ID}
        label="Enquiry"
        texts={texts}
        problems={problemsOf(fieldNames, errors, controlId)}
        sending={state.sending}
        outcome={state.result}
        honeypot={honeypot}
        mail={blankMailLink}
        onSubmit={submit}
        onTyped={onTyped}
        smallPrint={
          <>
            We only use your details to reply to you. <Link to="/privacy">Privacy Policy</Link>
          </>
        }
      >
        <EnquiryFields
          register={form.register}
          errors={errors}
          locked={state.sending}
          divisionHint={hintFor(division, context)}
        />
      </FormFrame>
    </div>
  );
}
