import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {MessagePanel} from '@site/src/components/form/MessagePanel';
import {brand} from '@site/src/data/brand/brand';
import {ENQUIRY_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {contact} from '@site/src/data/contact/contact';
import {FormField} from '../../site/form/FormField';
import {FormFrame} from '../../site/form/FormFrame';
import {problemsOf} from '../../site/form/rule';
import {withAbout} from './context';
import {blankMailLink, letterOf} from './plain-text';
import {
  divisionOf,
  divisions,
  emptyEnquiry,
  type Enquiry,
  type FieldName,
  fieldNames,
  rules,
  texts,
} from './rules';
import {type EnquiryProps, FORM_ID, useEnquiry} from './useEnquiry';

function controlId(name: FieldName): string {
  return `enquiry-${name}`;
}

const fullWidthFields: readonly FieldName[] = ['company', 'division', 'phone', 'message'];

function SuccessPanel(enquiry: Enquiry): ReactNode {
  const company = divisionOf(enquiry.division)?.company ?? brand.name;
  const shown = fieldNames.filter((name) => name !== 'division' && enquiry[name] !== '');
  return (
    <MessagePanel kind="success" heading={`Your message was sent to ${company}`} formId={FORM_ID}>
      <p>
        They’ll reply {contact.answerTime} ({brand.hours[0]?.days}). If you haven’t heard by then,
        call <a href={brand.phone.main.href}>{brand.phone.main.display}</a>.
      </p>
      <h4>What you sent</h4>
      <dl className="terms terms--typed">
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

interface AboutLineProps {
  /** Empty if the visitor came from no page that is about something. */
  readonly about: string;
  readonly onChange: () => void;
}

/** Says what the message is about. "Change" leads to the company field, also without scripts. */
function AboutLine({about, onChange}: AboutLineProps): ReactNode {
  return (
    <p className="notice form__wide" data-about hidden={about === ''} suppressHydrationWarning>
      About: <b suppressHydrationWarning>{about}</b>{' '}
      <a
        className="target"
        href={`#${controlId('division')}`}
        onClick={(event) => {
          event.preventDefault();
          onChange();
        }}
      >
        Change
      </a>
    </p>
  );
}

/**
 * The enquiry form (specification 2 to 5, 7 and 8): six fields, rendered from the table of rules.
 */
export function EnquiryForm(props: EnquiryProps): ReactNode {
  const {form, about, changeAbout, submission, onSubmit, read} = useEnquiry(props);
  const {errors} = form.formState;
  const {result, sending} = submission;
  return (
    <div className="stack stack--full">
      <FormFrame
        id={FORM_ID}
        draftName={ENQUIRY_DRAFT_NAME}
        fieldNames={fieldNames}
        label="Enquiry"
        texts={texts}
        submission={submission}
        problems={problemsOf(fieldNames, errors, controlId)}
        control={form.control}
        letterOf={(values) => letterOf(withAbout({...emptyEnquiry, ...values}, about))}
        success={result && <SuccessPanel {...result.message} />}
        mail={blankMailLink}
        onSubmit={onSubmit}
        read={read}
        smallPrint={
          <>
            We only use your details to reply to you. <Link to="/privacy">Privacy Policy</Link>
          </>
        }
      >
        <AboutLine about={about} onChange={changeAbout} />
        {fieldNames.map((name) => (
          <FormField
            key={name}
            id={controlId(name)}
            rule={rules[name]}
            registration={form.register(name)}
            error={errors[name]?.message}
            locked={sending}
            wide={fullWidthFields.includes(name)}
            choices={divisions}
            prompt="Choose a company"
          />
        ))}
      </FormFrame>
    </div>
  );
}
