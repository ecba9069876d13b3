import * as z from 'zod';
import type {Problem} from '../../../src/content/report';
import {
  amended,
  nextVersion,
  suggestedReview,
  type Amendment,
} from '../../policies/amend/amendment';
import {noteFault, sectionNumbers} from '../../policies/amend/questions';
import {changedSections, numberedHeadings} from '../../policies/amend/sections';
import {textInForce} from '../../policies/amend/subject';
import type {FileChange} from '../../policies/changes/changes';
import {Refused} from '../../policies/command-line/errors';
import {dayFault} from '../../policies/command-line/days';
import {currentPolicies, readDocuments, type CurrentPolicy} from '../../policies/content/documents';
import {fieldText} from '../../policies/content/front-matter';
import {policyProblems} from '../checks/findings';
import {withCard} from './card';

/** The answers of the form for a new version. */
export const answersSchema = z.strictObject({
  type: z.enum(['minor', 'major']),
  note: z.string(),
  /** Numbers with commas, or `all`. */
  sections: z.string(),
  approver: z.string(),
  approvedOn: z.string(),
  effectiveFrom: z.string(),
  reviewBy: z.string(),
});

export type Answers = z.infer<typeof answersSchema>;

/** What the form for a new version begins with. */
export interface Suggestions {
  readonly version: string;
  readonly headings: readonly string[];
  /** Numbers of the sections that differ from the text in force; absent when that is unknown. */
  readonly changed?: readonly number[];
  readonly approver: string;
  readonly today: string;
  readonly versions: Readonly<Record<'minor' | 'major', string>>;
  readonly reviews: Readonly<Record<'minor' | 'major', string>>;
}

async function subject(root: string, slug: string, source: string) {
  const file = `docs/policies/${slug}.mdx`;
  const read = await readDocuments(root, {[file]: source});
  const policy = currentPolicies(read.documents).find((each) => each.slug === slug);
  if (!policy) {
    throw new Refused('Put the problems right first: a new version needs sound fields.');
  }
  if (policy.control.status !== 'in force') {
    throw new Refused('Only a policy in force gets a new version. Set its fields by hand.');
  }
  return {file, read, policy};
}

/** What to suggest for a new version of a text. @throws Refused */
export async function suggestions(
  root: string,
  slug: string,
  source: string,
  today: string,
): Promise<Suggestions> {
  const {policy, read} = await subject(root, slug, source);
  const {control, body} = policy;
  const before = textInForce(root, policy, read);
  const review = (type: 'minor' | 'major') => suggestedReview(type, today, control.reviewBy);
  return {
    version: control.version,
    headings: numberedHeadings(body),
    ...(before === undefined ? {} : {changed: changedSections(before, body)}),
    approver: fieldText(source, 'approver') ?? control.approver,
    today,
    versions: {
      minor: nextVersion(control.version, 'minor'),
      major: nextVersion(control.version, 'major'),
    },
    reviews: {minor: review('minor'), major: review('major')},
  };
}

/** What is wrong with the answers, by their names. */
function answerFaults(
  answers: Answers,
  count: number,
  today: string,
): Readonly<Partial<Record<keyof Answers, string>>> {
  const {note, sections, approver, approvedOn, effectiveFrom, reviewBy} = answers;
  const faults = {
    note: noteFault(note.trim()),
    sections:
      sectionNumbers(sections, count) === undefined
        ? `expected numbers from 1 to ${count} such as 3,5, or all`
        : undefined,
    approver: approver.trim().length < 3 ? 'expected a role or body' : undefined,
    approvedOn:
      dayFault(approvedOn) ??
      (approvedOn > today ? 'this day is yet to come: approve first' : undefined),
    effectiveFrom: dayFault(effectiveFrom),
    reviewBy: dayFault(reviewBy),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

function amendmentOf({control}: CurrentPolicy, answers: Answers): Amendment {
  const {type, note, sections, approver, ...days} = answers;
  return {
    ...days,
    version: nextVersion(control.version, type),
    changeType: type,
    note: note.trim(),
    sections: sectionNumbers(sections, control.sections) ?? 'all',
    approver: approver.trim(),
  };
}

/** What a new version would write, and what is wrong with the answers or the result. */
export interface NewVersion {
  readonly version: string;
  readonly files: readonly FileChange[];
  readonly faults: Readonly<Partial<Record<keyof Answers, string>>>;
  readonly problems: readonly Problem[];
}

/** Makes a text a new version, without writing it. @throws Refused */
export async function newVersion(
  root: string,
  slug: string,
  source: string,
  answers: Answers,
  today: string,
): Promise<NewVersion> {
  const {file, policy} = await subject(root, slug, source);
  const faults = answerFaults(answers, policy.control.sections, today);
  const amendment = amendmentOf(policy, answers);
  const {version} = amendment;
  if (Object.keys(faults).length > 0) {
    return {version, files: [], faults, problems: []};
  }
  const texts = await withCard(root, slug, file, amended(source, amendment));
  const files = Object.entries(texts).map(([name, content]) => ({file: name, content}));
  return {version, files, faults, problems: await policyProblems(root, slug, texts)};
}
