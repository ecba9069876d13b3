import type {ReactNode} from 'react';
import {useWatch} from 'react-hook-form';
import {Link} from '@site/src/components/action/Link';
import {MessagePanel} from '@site/src/components/form/MessagePanel';
import {brand} from '@site/src/data/brand/brand';
import {ENQUIRY_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {contact} from '@site/src/data/contact/contact';
import {FormField} from '../../site/form/FormField';
import {FormFrame} from '../../site/form/FormFrame';
import {problemsOf} from '../../site/form/rule';
import type {EnquiryContext} from './context';
import {blankMailLink, letterOf} from './plain-text';
import {
  divisionOf,
  divisions,
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

/** Explains why a division is preselected. */
function hintFor(chosen: string, {division, from}: EnquiryContext): string | undefined {
  return from !== '' && chosen === division
    ? `We chose ${from} because you came from its page. You can change this.`
    : undefined;
}

/**
 * The enquiry form (specification 2 to 5, 7 and 8): six fields, rendered from the table of rules.
 */
export function EnquiryForm(props: EnquiryProps): ReactNode {
  const {form, context, submission, onSubmit, read} = useEnquiry(props);
  const division = useWatch({control: form.control, name: 'division'});
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
        letterOf={letterOf}
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
        {fieldNames.map((name) => (
          <FormField
            key={name}
            id={controlId(name)}
            rule={rules[name]}
            registration={form.register(name)}
            error={errors[name]?.message}
            locked={sending}
            wide={fullWidthFields.includes(name)}
            hint={name === 'division' ? hintFor(division, context) : undefined}
            choices={divisions}
            prompt="Choose a company"
          />
        ))}
      </FormFrame>
    </div>
  );
}
