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
