import {answer, choice, type Asking} from '../command-line/answers';
import {Refused} from '../command-line/errors';
import {dayFault} from '../command-line/days';
import type {CurrentPolicy} from '../content/documents';
import {nextVersion, suggestedReview, type Amendment, type ChangeType} from './amendment';
import {numberedHeadings} from './sections';

/** What the options say, each undefined when it was not given. */
export interface AmendmentOptions {
  readonly type?: string | undefined;
  readonly note?: string | undefined;
  readonly sections?: string | undefined;
  readonly approver?: string | undefined;
  readonly 'approved-on'?: string | undefined;
  readonly 'effective-from'?: string | undefined;
  readonly 'review-by'?: string | undefined;
}

/** What the questions need to know of the policy. */
export interface Subject {
  readonly policy: CurrentPolicy;
  /** The approver as the file writes it, brand tokens included. */
  readonly approver: string;
  /** Sections that differ from the text of the version in force, as far as it is known. */
  readonly changed: readonly number[] | undefined;
  readonly today: string;
}

const TYPES = [
  {value: 'minor', label: 'Minor: nobody has to act differently'},
  {value: 'major', label: 'Major: somebody has to act differently'},
] as const satisfies readonly {value: ChangeType; label: string}[];

/** What is wrong with a change note, for whoever wrote it. */
export function noteFault(text: string): string | undefined {
  return text.length < 5 || text.length > 280
    ? `expected 5 to 280 characters, found ${text.length}`
    : undefined;
}

/** Section numbers as people write them: `3, 5` or `all`. Undefined when it is neither. */
export function sectionNumbers(text: string, count: number): number[] | 'all' | undefined {
  if (text.trim() === 'all') return 'all';
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const numbers = parts.map(Number);
  const valid = numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= count);
  return numbers.length > 0 && valid ? [...new Set(numbers)].sort((a, b) => a - b) : undefined;
}

async function askSections(
  asking: Asking,
  options: AmendmentOptions,
  {policy, changed}: Subject,
): Promise<number[] | 'all'> {
  const count = policy.control.sections;
  const text = await answer(asking, {
    option: 'sections',
    given: options.sections,
    message: `Which sections changed? Numbers, or "all".\n${numberedHeadings(policy.body).join('\n')}`,
    ...(changed === undefined || changed.length === 0 ? {} : {suggestion: changed.join(', ')}),
    check: (value) =>
      sectionNumbers(value, count) === undefined
        ? `expected numbers from 1 to ${count} such as 3,5, or all; found "${value}"`
        : undefined,
  });
  return sectionNumbers(text, count) ?? 'all';
}

/** Asks what the options do not say, and makes an amendment of the answers. */
export async function askAmendment(
  asking: Asking,
  options: AmendmentOptions,
  subject: Subject,
): Promise<Amendment> {
  const {policy, today} = subject;
  const changeType = await choice(asking, {
    option: 'type',
    given: options.type,
    message: `${policy.control.title}, version ${policy.control.version}: what kind of change is it?`,
    choices: TYPES,
  });
  const note = await answer(asking, {
    option: 'note',
    given: options.note,
    message: 'What changed, in one or two sentences that readers will see?',
    check: noteFault,
  });
  const sections = await askSections(asking, options, subject);
  const approver = await answer(asking, {
    option: 'approver',
    given: options.approver,
    message: 'Who approved it? A role or body, not a name.',
    suggestion: subject.approver,
    check: (text) => (text.length < 3 ? 'expected a role or body' : undefined),
  });
  const day = (
    option: 'approved-on' | 'effective-from' | 'review-by',
    message: string,
    suggestion: string,
  ) => answer(asking, {option, given: options[option], message, suggestion, check: dayFault});
  const approvedOn = await day('approved-on', 'On which day was it approved?', today);
  if (approvedOn > today) {
    throw new Refused(
      `${approvedOn} is yet to come: a policy is amended when it has been approved.`,
    );
  }
  const effectiveFrom = await day('effective-from', 'From which day does it apply?', approvedOn);
  const reviewBy = await day(
    'review-by',
    'By which day must the policy be reviewed? At most a year after the approval.',
    suggestedReview(changeType, approvedOn, policy.control.reviewBy),
  );
  const version = nextVersion(policy.control.version, changeType);
  return {version, changeType, note, sections, approver, approvedOn, effectiveFrom, reviewBy};
}
