import type * as form from '@site/src/features/form/answer';

/** Why an application counts as unsent. The visitor is told what follows from it, not the word. */
export type Reason =
  | form.Reason
  /** The visitor stopped it. */
  | 'cancelled'
  /** 413: a larger CV than the service takes. */
  | 'fileTooLarge'
  /** The CV was moved, changed or deleted since it was chosen. */
  | 'fileUnreadable';

/** What became of an application. `reference` is the receiver's own, if it gives one. */
export type DeliveryOutcome =
  {readonly ok: true; readonly reference?: string} | {readonly ok: false; readonly reason: Reason};

export const failed = (reason: Reason): DeliveryOutcome => ({ok: false, reason});
