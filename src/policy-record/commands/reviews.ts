import type {DocumentRecord} from '../ledger/read-record';
import {versionInForce} from '../ledger/timeline';

/** The next review of a document in force. */
export interface Review {
  readonly reference: string;
  readonly title: string;
  readonly owner: string;
  /** The last day on which the review is in time. */
  readonly reviewBy: string;
}

/** The next review of every document in force, the most urgent first. */
export function reviewsOf({histories}: Pick<DocumentRecord, 'histories'>): Review[] {
  return histories
    .flatMap((history) => {
      const {reference, title, owner} = history;
      const reviewBy = versionInForce(history)?.reviewBy ?? undefined;
      return reviewBy === undefined ? [] : [{reference, title, owner, reviewBy}];
    })
    .sort((one, other) => one.reviewBy.localeCompare(other.reviewBy));
}
