import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {ErrorSummary} from '@site/src/components/form/ErrorSummary';
import {ToastRegion} from '@site/src/components/form/ToastRegion';
import {Trap} from '@site/src/components/form/Trap';
import {useErrorTitle} from '@site/src/components/form/useErrorTitle';
import type {EnquiryContext} from './context';
import {controlId, EnquiryFields} from './EnquiryFields';
import {FailurePanel} from './FailurePanel';
import {fieldNames} from './rules';
import {TRAP_NAME} from './spam';
import {SuccessPanel} from './SuccessPanel';
import {texts} from './texts';
import {useEnquiry} from './useEnquiry';

const FORM_ID = 'enquiry';

function hintFor(chosen: string, {division, page}: EnquiryContext): string | undefined {
  return page !== '' && chosen === division
    ? `Chosen because you came from “${page}”. Change it if you like.`
    : undefined;
}

/** The enquiry form (specification 2 to 5, 7 and 8). Runs in the browser only. */
export function EnquiryForm(): ReactNode {
  const {form, context, delivery, toasts, trap, asked, submit, onTyped} = useEnquiry();
  const {sending, result} = delivery;
  const {errors} = form.formState;
  const problems = fieldNames.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{id: controlId(name), message}];
  });
  useErrorTitle(problems.length > 0);
  return (
    <>
      {result?.ok === true && <SuccessPanel key={result.attempt} enquiry={result.enquiry} />}
      {result?.ok === false && (
        <FailurePanel
          key={result.attempt}
          reason={result.reason}
          control={form.control}
          formId={FORM_ID}
          sending={sending}
        />
      )}
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
          divisionHint={hintFor(form.watch('division'), context)}
        />
        <Trap name={TRAP_NAME} input={trap} />
        <div className="form__end">
          <p className={asked ? undefined : 'visually-hidden'} role="status">
            {asked && texts.hasty}
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
      <ToastRegion toast={toasts.toast} onClose={toasts.close} />
    </>
  );
}
