import {Link} from '@site/src/components/action/Link';
import {Fragment, type ReactNode} from 'react';
import {FieldGroup} from '@site/src/components/form/FieldGroup';
import {SendingProgress} from '@site/src/components/form/SendingProgress';
import {FormField} from '../form/FormField';
import {FormFrame} from '../form/FormFrame';
import {problemsOf} from '../form/problems-of';
import {controlId} from './control-id';
import {CvField} from './CvField';
import {delivery} from './delivery';
import {FailurePanel} from './FailurePanel';
import {blankMailLink} from './letter';
import {candidateNotice} from './notice';
import {PositionField} from './PositionField';
import {ReceiptPanel} from './ReceiptPanel';
import {availabilities, fieldNames, groups, rules, type FieldName} from './rules';
import {texts} from './texts';
import type {ApplicationForm as Application} from './useApplication';
import {useNoStrayDrop} from './useNoStrayDrop';

const FORM_ID = 'application';

/** The fields that share a line with another one on wide screens. */
const halves: readonly FieldName[] = ['firstName', 'lastName', 'email', 'phone', 'postalCode'];

/** Opens beside the form: what was chosen and typed stays. */
const noticeLink = (
  <p>
    <Link to={candidateNotice.path} target="_blank" rel="noopener">
      {candidateNotice.title}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </Link>
  </p>
);

function ApplicationField({name, ...application}: Application & {name: FieldName}): ReactNode {
  const {form, locked} = application;
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
          after={name === 'dataConsent' ? noticeLink : undefined}
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
  const delivers = configuration.delivery !== 'log';
  // Whoever has stopped the sending need not be told so by an alert.
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
        mail={blankMailLink}
        replaced={result?.ok}
        smallPrint={delivers ? texts.purpose : texts.stays}
      >
        {groups.map(({title, fields}) => (
          <FieldGroup key={title} title={title}>
            {fields.map((name) => (
              <ApplicationField key={name} name={name} {...application} />
            ))}
          </FieldGroup>
        ))}
      </FormFrame>
      {sending && delivers && (
        <SendingProgress fraction={progress ?? 0} onCancel={delivery.cancel} />
      )}
    </>
  );
}
