import type * as form from '@site/src/features/form/answer';
import type {Application} from '../rules';

/** An application that keeps the rules, with its CV. */
export interface ApplicationPayload {
  /** Trimmed; `resume` is the name of the file. */
  readonly values: Application;
  readonly file: File;
  /** The same for every attempt to deliver one filled-in form, so that a second copy is known. */
  readonly key: string;
}

/**
 * The application as a form with a file: each field under the specification's name (section 3),
 * ticked boxes as `true`, the CV under `resume`.
 *
 * @param first fields that stand before them
 */
export function multipart(
  {values, file}: ApplicationPayload,
  first: Readonly<Record<string, string>> = {},
): FormData {
  const fields = Object.entries({...first, ...values}).filter(([name]) => name !== 'resume');
  const body = new FormData();
  for (const [name, value] of fields) {
    body.append(name, String(value));
  }
  body.append('resume', file, file.name);
  return body;
}

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
