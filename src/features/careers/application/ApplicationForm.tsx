import {type ReactNode, useEffect} from 'react';
import {Link} from '@site/src/components/action/Link';
import {FieldGroup} from '@site/src/components/form/Field';
import {SendingProgress} from '@site/src/components/form/MessagePanel';
import type {InForce} from '@site/src/policy-record/shared/pages';
import {FormField} from '../../site/form/FormField';
import {FormFrame} from '../../site/form/FormFrame';
import {problemsOf} from '../../site/form/rule';
import {applicationMail} from '../application-mail';
import {CvField} from './CvField';
import {PositionField} from './PositionField';
import {ReceiptPanel} from './ReceiptPanel';
import {letterOf} from './plain-text';
import {CANDIDATE_NOTICE} from './receipt';
import {availabilities, controlId, type FieldName, fieldNames, groups, rules, texts} from './rules';
import type {ApplicationForm as Application} from './useApplication';
import {applicationOf} from './values';

function isFileField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}

function refuse(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') && !isFileField(event.target)) {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
}

/**
 * Ignores a file dropped outside the field, which would otherwise replace the page and lose the
 * form.
 */
function useIgnoreStrayDrops(): void {
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
const halfWidthFields: readonly FieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'postalCode',
];

/** A link that opens in a new tab, so that the form keeps its values. */
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
  const {form, submission, notice} = application;
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
          locked={submission.sending}
          wide={!halfWidthFields.includes(name)}
          choices={availabilities}
          after={name === 'dataConsent' ? <NoticeLink {...notice} /> : undefined}
        />
      );
  }
}

/**
 * The application form (specification 3, 4, 5 and 8): twelve fields in four groups, each rendered
 * as the table of rules says. After sending, the receipt replaces the form, which is emptied and
 * hidden.
 */
export function ApplicationForm(application: Application): ReactNode {
  const {form, configuration, positions, submission, receipt, onSubmit, onTyped} = application;
  useIgnoreStrayDrops();
  const {errors, isSubmitted} = form.formState;
  return (
    <>
      <FormFrame
        id={FORM_ID}
        label="Application"
        texts={texts}
        submission={submission}
        problems={isSubmitted || errors.resume ? problemsOf(fieldNames, errors, controlId) : []}
        control={form.control}
        letterOf={(values) => letterOf(applicationOf(values), positions)}
        success={receipt && <ReceiptPanel receipt={receipt} formId={FORM_ID} />}
        replaced={receipt !== undefined}
        onSubmit={onSubmit}
        onTyped={onTyped}
        mail={applicationMail([])}
        smallPrint="We use your details only to consider you for work."
      >
        {groups.map(({title, fields}) => (
          <FieldGroup key={title} title={title}>
            {fields.map((name) => (
              <ApplicationField key={name} name={name} {...application} />
            ))}
          </FieldGroup>
        ))}
      </FormFrame>
      {submission.sending && configuration.delivery !== 'log' && (
        <SendingProgress fraction={submission.progress} onCancel={submission.cancel} />
      )}
    </>
  );
}
