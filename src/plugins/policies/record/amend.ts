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
import {day, versionRow, type VersionRow} from '../../../content/policies/version';
import {problemsFromZod, type Problem} from '../../../content/report';
import {changedSections, compareWords} from '../compare/compare';
import {canonicalText, sha256Hex} from '../words/canonical-text';
import {readWords} from '../words/read-words';
import {keptFile, LEDGER, ledgerLine} from './ledger';
import {PLACEHOLDER, recordProblems} from './problems';
import {begunOn, documentFile, keptSource, readRecord, rowProblems} from './read-record';
import type {History, Version, Words} from './version';

/** What someone must say of an amendment; the rest is found. */
export const approvalSchema = z.strictObject({
  /** Major: someone has to act differently. */
  kind: versionRow.shape.kind,
  approvedOn: day,
  approvedBy: versionRow.shape.approvedBy,
  /** First day in force; it may be to come. */
  effectiveFrom: day,
  reviewBy: day,
  note: versionRow.shape.note,
});

export type Approval = z.infer<typeof approvalSchema>;

/** A file to write, or to remove. */
export interface FileChange {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Absent for a file that goes. */
  readonly content?: string;
}

/** An amendment worked out, or why there can be none. */
export type Amendment =
  | {readonly problems: readonly Problem[]}
  | {readonly row: Omit<VersionRow, 'previous'>; readonly changes: readonly FileChange[]};

/** The same day twelve months later: the latest day of the next review. */
export function aYearAfter(from: string): string {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** The number of the next version. */
export function nextVersion(history: History | undefined, kind: Approval['kind']): string {
  const [major = 0, minor = 0] = (history?.versions[0]?.version ?? '0.0').split('.').map(Number);
  if (kind === 'withdrawn') return history?.versions[0]?.version ?? '';
  return kind === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

function placeholders(file: string, source: string): Problem[] {
  return source.includes(PLACEHOLDER)
    ? [
        {
          file,
          field: 'text',
          expected: 'words in the place of every placeholder',
          found: `"${PLACEHOLDER} …"`,
          fix: 'Write what the placeholder says, or take it out.',
        },
      ]
    : [];
}

/** The sections that differ from the newest words there are. */
function sectionsOf(
  words: Words,
  row: VersionRow,
  history: History | undefined,
): VersionRow['sections'] {
  const before = history?.versions.find(({kept}) => kept);
  if (before === undefined) return 'all';
  const text = canonicalText(words, row);
  const after: Version = {...row, state: 'coming', kept: {...words, text}};
  return changedSections(compareWords(before, after));
}

/**
 * Works out the next version of a document: the row for the ledger and the file to keep. Nothing is
 * written.
 *
 * @param document place under `docs/`. Example: `'policies/whistleblowing'`
 * @param approval what someone answered
 * @param today approval cannot be later
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
  const last = record.ledger.versions.at(-1)?.enteredOn ?? today;
  if (today < last) {
    return {
      problems: [
        {
          file: 'this computer',
          field: 'its day',
          expected: `${last}, when the newest row was entered, or later`,
          found: today,
          fix: 'Set the clock of the computer, then enter the version again.',
        },
      ],
    };
  }
  const answered = approvalSchema.safeParse(approval);
  if (!answered.success) {
    return {problems: problemsFromZod('the approval', answered.error, approval)};
  }
  const {kind} = answered.data;
  if (history === undefined && unapproved === undefined) {
    return {
      problems: [
        {
          file,
          field: 'the whole',
          expected: 'a policy or a notice',
          found: existsSync(path.join(siteDir, file))
            ? 'a document of another kind'
            : 'no such file',
          fix: 'npm run policy:status lists the documents.',
        },
      ],
    };
  }
  const words = history?.draft ?? unapproved?.words;
  if (words === undefined && kind !== 'withdrawn') {
    return {
      problems: [
        {
          file,
          field: 'text',
          expected: `other words than those of version ${history?.versions[0]?.version ?? ''}`,
          found: 'the same words',
          fix: 'Change the text first; the version, its days and its approval come after.',
        },
      ],
    };
  }
  const source = words ? keptSource(readFileSync(path.join(siteDir, file), 'utf8')) : '';
  const wrong = [...recordProblems(record, {isPublic: false}), ...placeholders(file, source)];
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
    previous: record.ledger.head,
  };
  const row = {...head, sections: words ? sectionsOf(words, {...head, sections: []}, history) : []};
  const own = record.ledger.versions.filter((each) => each.document === document);
  const late = rowProblems([...own, row], {today, begun: begunOn(record.ledger) || today}).map(
    (problem) => ({
      ...problem,
      file: 'the approval',
      fix: 'Correct the day or the answer.',
    }),
  );
  if (late.length > 0) return {problems: late};
  const kept = keptFile(document, version);
  const read = words && readWords(kept, source).words;
  const text = read && canonicalText(read, row);
  if (words && (text === undefined || text !== canonicalText(words, row))) {
    return {
      problems: [
        {
          file,
          field: 'text',
          expected: 'the same words with the brand’s own in the place of its tokens',
          found: 'other words: a value of the brand has signs that mean something in Markdown',
          fix: 'Change the value in src/data/brand/brand.ts.',
        },
      ],
    };
  }
  const complete =
    text === undefined ? row : {...row, sha256: sha256Hex(text), source: sha256Hex(source)};
  const ledger =
    readFileSync(path.join(siteDir, LEDGER), 'utf8') + ledgerLine(complete, record.ledger.head);
  return {
    row: complete,
    changes: [words ? {file: kept, content: source} : {file}, {file: LEDGER, content: ledger}],
  };
}

/**
 * Enters an amendment that was worked out. The text itself stays as it is, and is touched all the
 * same: what `npm start` shows beside it comes from the ledger, and it watches the text only.
 */
export function enterAmendment(
  siteDir: string,
  document: string,
  {changes}: {readonly changes: readonly FileChange[]},
): void {
  applyChanges(siteDir, changes);
  touch(siteDir, document);
}

/** Lets `npm start` read a document again. */
export function touch(siteDir: string, document: string): void {
  const file = path.join(siteDir, documentFile(document));
  if (existsSync(file)) utimesSync(file, new Date(), new Date());
}

/**
 * Writes files: each beside its place first, then all are moved there. What is broken off leaves
 * the repository as it was, or a file that the check names.
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
