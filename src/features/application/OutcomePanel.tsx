import type {ReactNode} from 'react';
import type {Control} from 'react-hook-form';
import type {DeliveryState} from './delivery';
import {FailurePanel} from './FailurePanel';
import type {Position} from './positions';
import {ReceiptPanel} from './ReceiptPanel';
import type {Values} from './values';

interface Props extends Pick<DeliveryState, 'result' | 'sending'> {
  readonly control: Control<Values, unknown, Values>;
  readonly positions: readonly Position[];
  readonly formId: string;
}

/** What became of the last attempt; a new panel for each. */
export function OutcomePanel({result, ...props}: Props): ReactNode {
  if (result === undefined) {
    return null;
  }
  return result.ok ? (
    <ReceiptPanel key={result.attempt} receipt={result.receipt} formId={props.formId} />
  ) : (
    <FailurePanel key={result.attempt} reason={result.reason} {...props} />
  );
}
