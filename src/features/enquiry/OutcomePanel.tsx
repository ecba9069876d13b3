import type {Control} from 'react-hook-form';
import type {ReactNode} from 'react';
import type {DeliveryState} from './delivery';
import {FailurePanel} from './FailurePanel';
import type {Enquiry} from './rules';
import {SuccessPanel} from './SuccessPanel';

interface Props {
  readonly state: DeliveryState;
  readonly control: Control<Enquiry, unknown, Enquiry>;
  readonly formId: string;
}

/** What became of the last message; a new panel for each attempt. */
export function OutcomePanel({state: {result, sending}, control, formId}: Props): ReactNode {
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
