import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {day, versionRow, type VersionRow} from '../shared/version';
import type {History, Version, Words} from './timeline';
import {documentProblems} from '../../reading/documents';
import {distinct, problemsFromZod, quoted, type Problem} from '../../shared/report';
import {isRole, roleAdvice} from '../../data/people/people';
import {changedSections, compareWords} from '../compare/compare';
import {detailsOf} from '../compare/summary';
import {canonicalText, sha256Hex} from '../words/canonical-text';
import {readWords} from '../words/read-words';
import {keptFile, rowsFile, withRow} from './ledger';
import {PLACEHOLDER, recordProblems} from './problems';
import {rehearsalProblems} from './rehearsal';
import {documentFile, keptSource, readRecord, rowProblems, sealedRows} from './read-record';

/** Answers needed to enter an amendment; everything else is computed. */
export const approvalSchema = z.strictObject({
  /** Major means that someone has to act differently. */
  kind: versionRow.shape.kind,
  approvedOn: day,
  approvedBy: versionRow.shape.approvedBy,
  /** First day in force; it may be in the future. */
  effectiveFrom: day,
  reviewBy: day,
  note: versionRow.shape.note,
});

export type Approval = z.infer<typeof approvalSchema>;

export interface FileChange {
  readonly file: string;
  /** Absent to remove the file. */
  readonly content?: string;
}

/** A planned amendment, or the problems that prevent it. */
export type Amendment =
  | {readonly problems: readonly Problem[]}
  | {
      readonly row: Omit<VersionRow, 'previous'>;
      readonly changes: readonly FileChange[];
      /** Changed fields above the text. Example: `['Promise', 'In short']` */
      readonly details: readonly string[];
      /** Versions that will never come into force, because this one begins first. */
      readonly replaces: readonly string[];
    };

/** Returns the number of the next version. */
export function nextVersion(history: History | undefined, kind: Approval['kind']): string {
  const [major = 0, minor = 0] = (history?.versions[0]?.version ?? '0.0').split('.').map(Number);
  if (kind === 'withdrawn') return history?.versions[0]?.version ?? '';
  return kind === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/** Whether a file is a document's text, rows, or one of its kept versions. */
function isFileOf(document: string, file: string): boolean {
  const isKept = path.posix.dirname(file) === path.posix.dirname(keptFile(document, ''));
  return isKept || file === documentFile(document) || file === rowsFile(document);
}

function placeholders(file: string, source: string): Problem[] {
  if (!source.includes(PLACEHOLDER)) return [];
  return [
    {
      file,
      field: 'text',
      expected: 'text in place of every placeholder',
      found: `"${PLACEHOLDER} …"`,
      fix: 'Replace the placeholder with what it asks for, or remove it.',
    },
  ];
}

/** Fields that the approval sets, which don't show what the author changed. */
const APPROVAL_FIELDS = new Set([
  'Version',
  'Approved by',
  'Approved on',
  'In force from',
  'Next review',
]);

/** Reports an approver who is not on the list of roles, or who owns the document. */
function approverProblems(approvedBy: string, owner: string | undefined): Problem[] {
  const problem = {file: 'the approval', field: 'approvedBy', found: quoted(approvedBy)};
  if (!isRole('approver', approvedBy)) return [{...problem, ...roleAdvice('approver', approvedBy)}];
  if (approvedBy !== owner) return [];
  const expected = 'a role or body other than the document’s owner';
  const fix = 'Enter who approved it. Nobody approves their own document.';
  return [{...problem, expected, fix}];
}

/** A plan that a problem prevents. */
export function refused(problem: Problem): Amendment {
  return {problems: [problem]};
}

/** Finds differences from the version before: numbers of sections, and fields above the text. */
function differences(
  words: Words,
  row: VersionRow,
  before: Version | undefined,
): {readonly sections: VersionRow['sections']; readonly details: readonly string[]} {
  if (before === undefined) return {sections: 'all', details: []};
  const text = canonicalText(words, row);
  const after: Version = {...row, state: 'coming', kept: {...words, text}};
  const comparison = compareWords(before, after);
  const details = detailsOf(comparison.before, comparison.after)
    .filter(({label, pieces}) => {
      return !APPROVAL_FIELDS.has(label) && pieces.some(({change}) => change !== 'same');
    })
    .map(({label}) => label);
  return {sections: changedSections(comparison), details};
}

/**
 * Plans the next version of a document: the row for the ledger and the file to keep. Writes
 * nothing.
 *
 * @param document place under `docs/`. Example: `'policies/whistleblowing'`
 * @param approval the answers about the approval
 * @param today latest possible day of the approval
 */
export function planAmendment(
  siteDir: string,
  document: string,
  approval: unknown,
  today: string,
): Amendment {
  const record = readRecord(siteDir, today);
  const history = record.histories.find((each) => each.document === document);
  const unapproved = record.unapproved.find((each) => each.document === document);
  const file = documentFile(document);
  const own = record.ledger.versions.filter((each) => each.document === document);
  const last = own.at(-1)?.enteredOn ?? today;
  if (today < last) {
    return refused({
      file: 'this computer',
      field: 'its date',
      expected: `${last} or later: the newest version was entered on that day`,
      found: today,
      fix: 'Set the computer’s clock, then enter the version again.',
    });
  }
  const answered = approvalSchema.safeParse(approval);
  if (!answered.success) {
    return {problems: problemsFromZod('the approval', answered.error, approval)};
  }
  const {kind} = answered.data;
  if (history === undefined && unapproved === undefined) {
    return refused({
      file,
      field: 'the whole file',
      expected: 'a policy or a notice',
      found: existsSync(path.join(siteDir, file)) ? 'a document of another kind' : 'no such file',
      fix: 'npm run policy:status lists the documents.',
    });
  }
  const words = history?.draft ?? unapproved?.words;
  if (words === undefined && kind !== 'withdrawn') {
    return refused({
      file,
      field: 'text',
      expected: `a text that differs from version ${history?.versions[0]?.version ?? ''}`,
      found: 'the same text',
      fix: 'Change the text first. Then enter the version, its dates and its approval.',
    });
  }
  const owner = words?.frontMatter.owner ?? history?.owner;
  const approver = approverProblems(answered.data.approvedBy, owner);
  if (approver.length > 0) return {problems: approver};
  const source = words ? keptSource(readFileSync(path.join(siteDir, file), 'utf8')) : '';
  const others = [...record.histories, ...record.unapproved].filter(
    (each) => each.document !== document,
  );
  const wrong = distinct([
    ...documentProblems(siteDir).filter((problem) => words && problem.file === file),
    // The check reports problems of other documents, which other people work on.
    ...recordProblems(record, {isPublic: false}).filter(
      (problem) => !others.some((each) => isFileOf(each.document, problem.file)),
    ),
    ...placeholders(file, source),
  ]);
  if (wrong.length > 0) return {problems: wrong};

  const version = nextVersion(history, kind);
  const {reference} = history ?? words?.frontMatter ?? {reference: ''};
  const head = {
    ...answered.data,
    reference,
    document,
    version,
    enteredOn: today,
    sha256: null,
    source: null,
    previous: '',
  };
  const replaced = (history?.versions ?? []).filter(
    ({state, effectiveFrom}) => state === 'coming' && effectiveFrom >= head.effectiveFrom,
  );
  const before = history?.versions.find((each) => each.kept && !replaced.includes(each));
  const {sections, details} = words
    ? differences(words, {...head, sections: []}, before)
    : {sections: [], details: []};
  const row = {...head, sections};
  const isFirst = record.ledger.versions.every(({enteredOn}) => enteredOn === today);
  const sealed = isFirst ? own.length + 1 : sealedRows(record.ledger, document);
  const late = rowProblems([...own, row], {today, sealed}).map((problem) => ({
    ...problem,
    file: 'the approval',
    fix: `Answer again: ${problem.expected}.`,
  }));
  if (late.length > 0) return {problems: late};
  const kept = keptFile(document, version);
  const read = words && readWords(kept, source).words;
  const text = read && canonicalText(read, row);
  if (words && (text === undefined || text !== canonicalText(words, row))) {
    return refused({
      file,
      field: 'text',
      expected: 'the same text when the brand tokens are replaced',
      found:
        'a different text: a brand value contains characters that Markdown treats as formatting',
      fix: 'Change the value in src/data/brand/brand.ts.',
    });
  }
  const complete =
    text === undefined ? row : {...row, sha256: sha256Hex(text), source: sha256Hex(source)};
  const published = read && text !== undefined ? {...read, text} : undefined;
  const failures = rehearsalProblems(complete, source, published, history);
  if (failures.length > 0) return {problems: failures};
  return {
    row: complete,
    details,
    replaces: replaced.map((each) => each.version),
    changes: [words ? {file: kept, content: source} : {file}, withRow(siteDir, complete)],
  };
}

/**
 * Writes a planned amendment. Touches the unchanged text, because `npm start` watches only the
 * text, but shows the ledger's facts with it.
 */
export function enterAmendment(
  siteDir: string,
  document: string,
  {changes}: {readonly changes: readonly FileChange[]},
): void {
  applyChanges(siteDir, changes);
  touch(siteDir, document);
}

/** Makes `npm start` read a document again. */
export function touch(siteDir: string, document: string): void {
  const file = path.join(siteDir, documentFile(document));
  if (existsSync(file)) utimesSync(file, new Date(), new Date());
}

/**
 * Writes files under temporary names, then renames them all. If interrupted, the repository is
 * unchanged or contains a file that the check reports.
 */
export function applyChanges(siteDir: string, changes: readonly FileChange[]): void {
  const moves = changes.flatMap(({file, content}) => {
    if (content === undefined) return [];
    const place = path.join(siteDir, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(`${place}.new`, content);
    return [place];
  });
  for (const place of moves) renameSync(`${place}.new`, place);
  for (const {file, content} of changes) {
    if (content === undefined) rmSync(path.join(siteDir, file));
  }
}
