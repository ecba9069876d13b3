import {IN_FORCE_PATH, periodPath} from './addresses';

interface Question {
  /** The day asked about, `YYYY-MM-DD`. */
  readonly on: string;
  /** The reader's today. */
  readonly today: string;
  /** The policy asked about; its row is the one to show first. */
  readonly slug: string;
}

/**
 * Where the answer to "what was in force on this day" stands. The day travels in the address, so
 * that the answer can be quoted with it.
 *
 * @param days first days of all periods, newest first
 */
export function periodAddress(days: readonly string[], {on, today, slug}: Question): string {
  const query = `?on=${on}`;
  if (on > today) {
    return `${IN_FORCE_PATH}${query}#to-come`;
  }
  const from = days.find((day) => day <= on);
  return from === undefined
    ? `${IN_FORCE_PATH}${query}#before`
    : `${periodPath(from)}${query}#${slug}`;
}
