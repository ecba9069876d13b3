import type {CurrentPolicy} from '../content/documents';

/** When a policy must be reviewed. This is what `--json` prints. */
export interface Review {
  readonly policy: string;
  readonly reference: string;
  readonly file: string;
  readonly version: string;
  readonly status: string;
  readonly owner: string;
  readonly reviewBy: string;
  /** Whole days until `reviewBy`: 0 on the day itself, negative when the review is overdue. */
  readonly daysLeft: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Days from one day to another; the clocks do not matter, as both begin at midnight UTC. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** The policies by day of review, the most overdue first. */
export function reviewList(policies: readonly CurrentPolicy[], today: string): Review[] {
  return policies
    .map(({file, control}) => ({
      policy: control.sidebar_label,
      reference: control.reference,
      file,
      version: control.version,
      status: control.status,
      owner: control.owner,
      reviewBy: control.reviewBy,
      daysLeft: daysBetween(today, control.reviewBy),
    }))
    .sort((a, b) => a.daysLeft - b.daysLeft || a.reference.localeCompare(b.reference));
}
