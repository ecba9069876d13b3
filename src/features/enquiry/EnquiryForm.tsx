import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {useWatch} from 'react-hook-form';
import {FormFrame} from '../form/FormFrame';
import {problemsOf} from '../form/problems-of';
import type {EnquiryContext} from './context';
import {controlId, EnquiryFields} from './EnquiryFields';
import {OutcomePanel} from './OutcomePanel';
import {blankMailLink} from './letter';
import {fieldNames} from './rules';
import {texts} from './texts';
import {useEnquiry, type EnquiryProps} from './useEnquiry';

const FORM_ID = 'enquiry';

function hintFor(chosen: string, {division, from}: EnquiryContext): string | undefined {
  return from !== '' && chosen === division
    ? `Chosen because you came from a page of ${from}. Change it if you like.`
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
            We use your details to answer you and for nothing else.{' '}
            <Link to="/privacy">Privacy Policy</Link>
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
