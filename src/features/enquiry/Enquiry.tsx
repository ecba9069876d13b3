import {useMemo, type ReactNode} from 'react';
import {FormPlace} from '../form/FormPlace';
import {Instead, UntilThen} from '../form/Instead';
import {readDraft} from './draft';
import {blankMailLink, COPY_LABEL, letter, mailLinkFor} from './letter';

async function fetchForm() {
  const {EnquiryForm} = await import(/* webpackChunkName: "enquiry-form" */ './EnquiryForm');
  return EnquiryForm;
}

/** The e-mail holds what was typed. */
function WriteInstead({onRetry}: {readonly onRetry: () => void}): ReactNode {
  const draft = useMemo(() => readDraft()?.values, []);
  return (
    <Instead
      mail={draft ? mailLinkFor(draft) : blankMailLink}
      draft={draft && letter(draft)}
      copyLabel={COPY_LABEL}
      onRetry={onRetry}
    />
  );
}

/** The enquiry form, or the ways to reach us without it. */
export function Enquiry(): ReactNode {
  return (
    <FormPlace
      block="enquiry"
      fetchForm={fetchForm}
      render={(Form) => <Form />}
      untilThen={<UntilThen mail={blankMailLink} />}
      instead={(retry) => <WriteInstead onRetry={retry} />}
    />
  );
}
