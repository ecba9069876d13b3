import {aYearAfter} from '../../../src/plugins/documents/versions-and-days';
import {prependRecord, quotedText, setFields, yamlText} from '../content/front-matter';

/** Major when somebody has to act differently, otherwise minor. */
export type ChangeType = 'major' | 'minor';

/** What an amendment says about itself. */
export interface Amendment {
  readonly version: string;
  readonly changeType: ChangeType;
  /** What changed, as readers see it in the revision table. */
  readonly note: string;
  /** Numbers of the sections that changed. */
  readonly sections: readonly number[] | 'all';
  readonly approver: string;
  readonly approvedOn: string;
  readonly effectiveFrom: string;
  readonly reviewBy: string;
}

/**
 * The version that follows. Example: after `'4.1'` comes `'5.0'` for a major change and `'4.2'` for
 * a minor one.
 */
export function nextVersion(version: string, changeType: ChangeType): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return changeType === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/**
 * The day that is suggested for the next review. A major change is a review of the policy, so a year
 * begins with its approval; a minor one leaves the day as it is.
 */
export function suggestedReview(
  changeType: ChangeType,
  approvedOn: string,
  reviewBy: string,
): string {
  return changeType === 'major' ? aYearAfter(approvedOn) : reviewBy;
}

/** A policy's source with the amendment in its front matter and its revision table. */
export function amended(source: string, amendment: Amendment): string {
  const {version, changeType, note, sections, approver} = amendment;
  const {approvedOn, effectiveFrom, reviewBy} = amendment;
  const fields = setFields(source, {
    version,
    approver,
    approvedOn,
    effectiveFrom,
    reviewBy,
    changeType,
    changeNote: note,
  });
  return prependRecord(fields, 'revisions', {
    version: quotedText(version),
    effectiveFrom,
    sections: sections === 'all' ? 'all' : `[${sections.join(', ')}]`,
    changeType,
    note: yamlText(note),
    approvedBy: yamlText(approver),
  });
}
