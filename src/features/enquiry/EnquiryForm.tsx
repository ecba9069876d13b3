import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';
import {useWatch} from 'react-hook-form';
import {ErrorSummary} from '@site/src/components/form/ErrorSummary';
import {ToastRegion} from '@site/src/components/form/ToastRegion';
import {Trap} from '@site/src/components/form/Trap';
import {useErrorTitle} from '@site/src/components/form/useErrorTitle';
import type {EnquiryContext} from './context';
import {controlId, EnquiryFields} from './EnquiryFields';
import {OutcomePanel} from './OutcomePanel';
import {fieldNames} from './rules';
import {TRAP_NAME} from './spam';
import {texts, toastFor} from './texts';
import {useEnquiry} from './useEnquiry';

const FORM_ID = 'enquiry';

function hintFor(chosen: string, {division, page}: EnquiryContext): string | undefined {
  return page !== '' && chosen === division
    ? `Chosen because you came from “${page}”. Change it if you like.`
    : undefined;
}

/** The enquiry form (specification 2 to 5, 7 and 8). Runs in the browser only. */
export function EnquiryForm(): ReactNode {
  const {form, context, state, trap, asked, submit, onTyped} = useEnquiry();
  const {sending, result} = state;
  const [closedToast, setClosedToast] = useState<number>();
  const division = useWatch({control: form.control, name: 'division'});
  const {errors} = form.formState;
  const problems = fieldNames.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{id: controlId(name), message}];
  });
  useErrorTitle(problems.length > 0);
  const showsToast = result !== undefined && !sending && closedToast !== result.attempt;
  return (
    <>
      <OutcomePanel state={state} control={form.control} formId={FORM_ID} />
      <form
        className="form"
        id={FORM_ID}
        aria-label="Enquiry"
        noValidate
        onSubmit={submit}
        onChange={onTyped}
      >
        <ErrorSummary problems={problems} />
        <EnquiryFields
          register={form.register}
          errors={errors}
          locked={sending}
          divisionHint={hintFor(division, context)}
        />
        <Trap name={TRAP_NAME} input={trap} />
        <div className="form__end">
          <p className={asked ? undefined : 'visually-hidden'} role="status">
            {asked && texts.hasty}
            {sending && texts.underWay}
          </p>
          <button className="button" type="submit" disabled={sending}>
            {sending ? texts.sending : texts.send}
          </button>
          <p className="quiet">
            We use your details to answer you and for nothing else.{' '}
            <Link to="/privacy">Privacy Policy</Link>
          </p>
        </div>
      </form>
      <ToastRegion
        toast={showsToast ? toastFor(result) : undefined}
        onClose={() => setClosedToast(result?.attempt)}
      />
    </>
  );
}
