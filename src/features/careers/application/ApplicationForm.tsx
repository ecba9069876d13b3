import {Fragment, type ReactNode, useEffect} from 'react';
import {type Control, useWatch} from 'react-hook-form';
import {Link} from '@site/src/components/action/Link';
import {FieldGroup} from '@site/src/components/form/Field';
import {SendingProgress} from '@site/src/components/form/MessagePanel';
import * as form from '../../site/form/FailurePanel';
import {FormField} from '../../site/form/FormField';
import {FormFrame} from '../../site/form/FormFrame';
import {problemsOf} from '../../site/form/rule';
import {applicationMail} from '../application-mail';
import {CvField} from './CvField';
import {PositionField} from './PositionField';
import {ReceiptPanel} from './ReceiptPanel';
import {delivery} from './delivery';
import {COPY_LABEL, mailLinkFor, plainText} from './plain-text';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {CANDIDATE_NOTICE} from './receipt';
import type {Position} from './positions';
import {availabilities, controlId, type FieldName, fieldNames, groups, rules} from './rules';
import {explanations, texts} from './texts';
import type {Reason} from './transport';
import type {ApplicationForm as Application} from './useApplication';
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
function FailurePanel({reason, control, positions, formId, sending}: Props): ReactNode {
  // The current values, not those sent: the visitor may have typed more since.
  const application = useWatch({control, compute: applicationOf});
  const mail = mailLinkFor(application, positions);
  return (
    <form.FailurePanel
      heading={reason === 'cancelled' ? texts.cancelled : texts.failed}
      mail={mail}
      mailNote={
        mail.complete
          ? 'A new email will open with everything you typed. Remember to attach your CV.'
          : 'Your application is too long for an email link. Copy it, paste it into the email and attach your CV.'
      }
      copy={plainText(application, positions)}
      copyLabel={COPY_LABEL}
      formId={formId}
      sending={sending}
      sendingLabel={texts.sending}
    >
      {explanations[reason]}
    </form.FailurePanel>
  );
}

function isFileField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}

function refuse(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') && !isFileField(event.target)) {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
}

/** Without this, a file dropped beside the field would replace the page and lose the form. */
function useNoStrayDrop(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

const FORM_ID = 'application';

/** The fields that share a line with another one on wide screens. */
const halves: readonly FieldName[] = ['firstName', 'lastName', 'email', 'phone', 'postalCode'];

/** Opens in a new tab, so that what was chosen and typed stays. */
function NoticeLink({title}: InForce): ReactNode {
  return (
    <p>
      <Link to={CANDIDATE_NOTICE} target="_blank" rel="noopener">
        {title}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </Link>
    </p>
  );
}

function ApplicationField({name, ...application}: Application & {name: FieldName}): ReactNode {
  const {form, locked, notice} = application;
  switch (name) {
    case 'position':
      return <PositionField {...application} />;
    case 'resume':
      return <CvField {...application} />;
    default:
      return (
        <FormField
          id={controlId(name)}
          rule={rules[name]}
          registration={form.register(name)}
          error={form.formState.errors[name]?.message}
          locked={locked}
          wide={!halves.includes(name)}
          choices={availabilities}
          after={name === 'dataConsent' ? <NoticeLink {...notice} /> : undefined}
        />
      );
  }
}

/**
 * The application form (specification 3, 4, 5 and 8): twelve fields in four groups, each as its row
 * in the table of rules says. The receipt takes its place; the form waits behind it, empty.
 */
export function ApplicationForm(application: Application): ReactNode {
  const {form, configuration, positions, state, honeypot, submit, onTyped} = application;
  useNoStrayDrop();
  const {errors, isSubmitted} = form.formState;
  const {sending, progress, result} = state;
  // A visitor who pressed Cancel needs no alert that says so.
  const wasStopped = result?.ok === false && result.reason === 'cancelled';
  return (
    <>
      {result && (
        // A new panel for each attempt.
        <Fragment key={result.attempt}>
          {result.ok ? (
            <ReceiptPanel receipt={result.receipt} formId={FORM_ID} />
          ) : (
            <FailurePanel
              reason={result.reason}
              control={form.control}
              positions={positions}
              formId={FORM_ID}
              sending={sending}
            />
          )}
        </Fragment>
      )}
      <FormFrame
        id={FORM_ID}
        label="Application"
        texts={texts}
        problems={isSubmitted || errors.resume ? problemsOf(fieldNames, errors, controlId) : []}
        sending={sending}
        outcome={wasStopped ? undefined : result}
        honeypot={honeypot}
        onSubmit={submit}
        onTyped={onTyped}
        mail={applicationMail([])}
        replaced={result?.ok}
        smallPrint={texts.purpose}
      >
        {groups.map(({title, fields}) => (
          <FieldGroup key={title} title={title}>
            {fields.map((name) => (
              <ApplicationField key={name} name={name} {...application} />
            ))}
          </FieldGroup>
        ))}
      </FormFrame>
      {sending && configuration.delivery !== 'log' && (
        <SendingProgress fraction={progress ?? 0} onCancel={delivery.cancel} />
      )}
    </>
  );
}
