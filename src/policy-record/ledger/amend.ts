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
import {longDay} from '../../shared/dates';
import {day, entersText, versionRow, type State, type VersionRow} from '../shared/version';
import {
  isWithdrawn,
  newestEntry,
  newestVersion,
  reviewDue,
  timelineOf,
  versionBefore,
  versionInForce,
  type History,
  type Version,
  type Words,
} from './timeline';
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
import {contentIn, git, hasGit} from './git';
import {
  documentFile,
  isVersion,
  keptSource,
  readRecord,
  sealedRows,
  withdrawnDocuments,
} from './read-record';
import {rowProblems} from './rules';

const answers = {
  approvedOn: day,
  approvedBy: versionRow.shape.approvedBy,
  note: versionRow.shape.note,
};
/** First day in force, or of the withdrawal; it may be in the future. */
const effectiveFrom = day;
const reviewBy = day;

/**
 * Answers needed to enter something in the record, by kind; everything else is computed. Answers
 * that a kind does not need are ignored.
 */
export const approvalSchema = z.discriminatedUnion('kind', [
  z.object({
    ...{kind: z.enum(['major', 'minor']), ...answers, effectiveFrom, reviewBy},
    /** Whether a minor change may move the next review to a later day. */
    wholeTextReviewed: z.boolean().optional(),
  }),
  z.object({kind: z.literal('reviewed'), ...answers, reviewBy}),
  z.object({kind: z.enum(['rescheduled', 'withdrawn']), ...answers, effectiveFrom}),
  z.object({kind: z.literal('retracted'), ...answers}),
]);

export type Approval = z.infer<typeof approvalSchema>;

export interface FileChange {
  readonly file: string;
  /** Absent to remove the file. */
  readonly content?: string;
}

/** A planned entry in the record. */
export interface Plan {
  readonly row: Omit<VersionRow, 'previous'>;
  readonly changes: readonly FileChange[];
  /** Changed fields above the text. Example: `['Promise', 'In short']` */
  readonly details: readonly string[];
  /** Versions that will now never come into force. */
  readonly replaces: readonly string[];
  /** Versions that began today, and are now marked as replaced on the same day. */
  readonly corrects: readonly string[];
  /** Whether a `rescheduled` row moves a withdrawal. */
  readonly withdraws: boolean;
  /** The row that a `retracted` row takes back. */
  readonly takesBack?: VersionRow;
  /** The version in force today, and whether it was before. */
  readonly inForce?: {readonly version: string; readonly isSame: boolean};
  /** The next review that was set before. */
  readonly reviewWas: string | null;
}

/** The problems that prevent an entry. */
interface Prevented {
  readonly problems: readonly Problem[];
}

export type Amendment = Plan | Prevented;

/** Returns the number of the next version. Numbers of versions entered in error are not reused. */
export function nextVersion(history: History | undefined, kind: 'major' | 'minor'): string {
  const [major = 0, minor = 0] = (history?.versions[0]?.version ?? '0.0').split('.').map(Number);
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
  const comparison = compareWords(before, {...before, ...row, kept: {...words, text: ''}});
  const details = detailsOf(comparison.before, comparison.after)
    .filter(({label, pieces}) => {
      return !APPROVAL_FIELDS.has(label) && pieces.some(({change}) => change !== 'same');
    })
    .map(({label}) => label);
  return {sections: changedSections(comparison), details};
}

type NewVersion = Extract<Approval, {kind: 'major' | 'minor'}>;

const isNewVersion = (answered: Approval): answered is NewVersion => entersText(answered);

/** A row, and the files to write with it. */
type Entry = Pick<Plan, 'changes' | 'details' | 'takesBack'> & {row: VersionRow};

interface Asked {
  readonly siteDir: string;
  readonly history: History | undefined;
  /** The text that nobody has approved yet. */
  readonly draft: Words | undefined;
  /** The row without what depends on its kind. */
  readonly head: Omit<
    VersionRow,
    'version' | 'effectiveFrom' | 'reviewBy' | 'sections' | 'sha256' | 'source'
  >;
}

/** Plans the row of a new version, and its kept file. */
function planVersion(
  {siteDir, history, draft, head}: Asked,
  answered: NewVersion,
): Entry | Problem {
  const file = documentFile(head.document);
  if (draft === undefined) {
    return {
      file,
      field: 'text',
      expected: `a text that differs from version ${(history && newestVersion(history))?.version ?? ''}`,
      found: 'the same text',
      fix: 'Change the text first. If the text was reviewed and stays the same, enter a review (--kind reviewed). If only its first day changes, enter that (--kind rescheduled).',
    };
  }
  const version = nextVersion(history, answered.kind);
  const {effectiveFrom: from, reviewBy: review} = answered;
  const row = {
    ...head,
    ...{version, effectiveFrom: from, reviewBy: review, sections: [], sha256: null, source: null},
  };
  const after = timelineOf([...(history?.rows ?? []), row], head.enteredOn);
  const [own] = after.versions;
  const number = own && versionBefore(after, own)?.version;
  const before = history?.versions.find((each) => each.kept && each.version === number);
  const {sections, details} = differences(draft, row, before);
  const source = keptSource(readFileSync(path.join(siteDir, file), 'utf8'));
  const kept = keptFile(head.document, version);
  const read = readWords(kept, source).words;
  const text = read && canonicalText(read, row);
  if (text === undefined || text !== canonicalText(draft, row)) {
    return {
      file,
      field: 'text',
      expected: 'the same text when the brand tokens are replaced',
      found:
        'a different text: a brand value contains characters that Markdown treats as formatting',
      fix: 'Change the value in src/data/brand/brand.ts.',
    };
  }
  return {
    row: {...row, sections, sha256: sha256Hex(text), source: sha256Hex(source)},
    changes: [{file: kept, content: source}],
    details,
  };
}

/** Reports a minor change that would put off the next review of a text that nobody reviewed. */
function movedReview(answered: Approval, due: string | null): Problem[] {
  if (answered.kind !== 'minor' || due === null || answered.reviewBy <= due) return [];
  if (answered.wholeTextReviewed === true) return [];
  const {reviewBy} = answered;
  return [
    {
      ...{file: 'the approval', field: 'reviewBy', found: reviewBy},
      expected: `${due}, as it is: a minor change alone does not move the next review`,
      fix: `The next review would move from ${longDay(due)} to ${longDay(reviewBy)}. Keep ${longDay(due)}. If the whole text was reviewed too, say so (in the terminal: --whole-text-reviewed yes).`,
    },
  ];
}

/**
 * Returns the text of a version for its file under `docs/`: as git knows it, with its brand tokens,
 * otherwise as it was kept; undefined if it was not kept.
 */
export function sourceOf(
  siteDir: string,
  document: string,
  version: Version | undefined,
): string | undefined {
  if (version?.kept === undefined) return undefined;
  const file = documentFile(document);
  const commits = hasGit(siteDir) ? git({siteDir}, 'log', '--format=%H', '--', file) : '';
  for (const commit of commits.split('\n').filter(Boolean)) {
    const text = contentIn(siteDir, commit, file) ?? '';
    const {words} = readWords(file, text);
    if (words && isVersion(words, version)) return text;
  }
  return readFileSync(path.join(siteDir, version.kept.file), 'utf8');
}

/** Plans a row about a version that is there. `rowProblems` reports one that makes no sense. */
function planStatement(
  {siteDir, history, draft, head}: Asked,
  answered: Exclude<Approval, NewVersion>,
): Entry | Problem {
  const {document, enteredOn: today} = head;
  const file = documentFile(document);
  const putBack = `Put the approved text back first: git restore ${file}`;
  const approved = {file, field: 'text', expected: 'the approved text'};
  const found = 'a text that no one has approved';
  if (history === undefined) return {...approved, found, fix: 'Enter its first version.'};
  const {rows, versions, withdrawal} = history;
  const row = (version: Version | undefined, from: string, review: string | null): VersionRow => ({
    ...head,
    ...{version: version?.version ?? versions[0]?.version ?? '', effectiveFrom: from},
    ...{reviewBy: review, sections: [], sha256: version?.sha256 ?? null},
    source: version?.source ?? null,
  });
  const nothing = {changes: [], details: []};
  switch (answered.kind) {
    case 'reviewed':
      return {row: row(versionInForce(history), today, answered.reviewBy), ...nothing};
    case 'withdrawn':
      return {row: row(newestVersion(history), answered.effectiveFrom, null), ...nothing};
    case 'rescheduled': {
      const {effectiveFrom: from} = answered;
      const isWithdrawal = withdrawal?.isToCome === true;
      const moved = isWithdrawal
        ? versions.find(({version}) => version === withdrawal.version)
        : versions.findLast(({state}) => state === 'coming');
      const moving = row(moved, from, null);
      if (isWithdrawal || moved?.kept === undefined) return {row: moving, ...nothing};
      // The text names its first day, so it has a new fingerprint.
      const sha256 = sha256Hex(canonicalText(moved.kept, {...moved, effectiveFrom: from}));
      return {row: {...moving, sha256}, ...nothing};
    }
    case 'retracted': {
      const takesBack = newestEntry(rows);
      if (draft !== undefined) return {...approved, found, fix: putBack};
      const named = versions.find(({version}) => version === takesBack?.version);
      const taking = row(named, today, null);
      // The file under `docs/` shows the version that is the newest again.
      const after = timelineOf([...rows, taking], today);
      const newest = newestVersion(after);
      const again = versions.find(({version}) => version === newest?.version);
      const content = sourceOf(siteDir, document, again);
      const isThere = existsSync(path.join(siteDir, file));
      const isSame = newest?.version === newestVersion(history)?.version && isThere;
      return {
        row: taking,
        changes: isSame || content === undefined ? [] : [{file, content}],
        details: [],
        ...(takesBack && {takesBack}),
      };
    }
  }
}

/**
 * Plans an entry in the record: the row for the ledger and the files to write. Writes nothing.
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
  const last = history?.rows.at(-1)?.enteredOn ?? today;
  if (today < last) {
    return refused({
      file: 'this computer',
      field: 'its date',
      expected: `${last} or later: the newest version was entered on that day`,
      found: today,
      fix: 'Set the computer’s clock, then enter the version again.',
    });
  }
  if (history === undefined && unapproved === undefined) {
    return refused({
      file,
      field: 'the whole file',
      expected: 'a policy or a notice',
      found: existsSync(path.join(siteDir, file)) ? 'a document of another kind' : 'no such file',
      fix: 'Take the address of its page, for instance policies/whistleblowing.',
    });
  }
  const draft = history?.draft ?? unapproved?.words;
  const owner = draft?.frontMatter.owner ?? history?.owner;
  const {data: answered, error} = approvalSchema.safeParse(approval);
  const {note: words, approvedBy: by} = Object(approval) as Record<string, unknown>;
  const approver = typeof by === 'string' && by.length > 2 ? approverProblems(by, owner) : [];
  if (answered === undefined) {
    const answers = problemsFromZod('the approval', error, approval).map((problem) =>
      problem.field === 'note' && typeof words === 'string'
        ? {...problem, found: `${words.length} characters: ${problem.found}`}
        : problem,
    );
    return {problems: [...answers, ...approver]};
  }
  // A new text of a withdrawn document is checked as the text of its page.
  const isBack = history && isWithdrawn(history) && entersText(answered);
  const checked = record.histories.map((each) =>
    isBack && each === history ? {...each, withdrawal: undefined} : each,
  );
  const others = [...record.histories, ...record.unapproved].filter(
    (each) => each.document !== document,
  );
  const withdrawn = withdrawnDocuments(siteDir, today);
  withdrawn.delete(document);
  // Of two documents with one reference, one can only be withdrawn or taken back.
  const ends = answered.kind === 'withdrawn' || answered.kind === 'retracted';
  /** What is wrong with the document, in its file or in a text that replaces it. */
  const inText = (text?: string) =>
    documentProblems(siteDir, {
      withdrawn,
      ...(text !== undefined && {edited: {file, text}}),
    }).filter((problem) => problem.file === file && !(ends && problem.field === 'reference'));
  const wrong = distinct([
    // What is taken back may be the text with the problem.
    ...(answered.kind === 'retracted' ? [] : inText()),
    // The check reports problems of other documents, which other people work on.
    ...recordProblems({...record, histories: checked}, {isPublic: false}).filter(
      (problem) => !others.some((each) => isFileOf(each.document, problem.file)),
    ),
    ...(draft && entersText(answered)
      ? placeholders(file, readFileSync(path.join(siteDir, file), 'utf8'))
      : []),
  ]);
  if (wrong.length > 0) return {problems: [...wrong, ...approver]};

  const {kind, approvedOn, approvedBy, note} = answered;
  const reference = history?.reference ?? draft?.frontMatter.reference ?? '';
  const head = {
    ...{reference, document, kind, enteredOn: today, approvedOn, approvedBy, note},
    previous: '',
  };
  const asked = {siteDir, history, draft, head};
  const entry = isNewVersion(answered)
    ? planVersion(asked, answered)
    : planStatement(asked, answered);
  if ('fix' in entry) return {problems: [entry, ...approver]};
  const {row, changes} = entry;
  if (kind === 'retracted') {
    const left = inText(changes.find((change) => change.file === file)?.content);
    if (left.length > 0) return {problems: left};
  }
  const rows = [...(history?.rows ?? []), row];
  const isFirst = record.ledger.versions.every(({enteredOn}) => enteredOn === today);
  const sealed = isFirst ? rows.length : sealedRows(record.ledger, document);
  const reviewWas = reviewDue(history);
  const late = [
    ...approver,
    ...movedReview(answered, reviewWas),
    ...rowProblems(rows, {today, sealed}, true),
  ];
  if (late.length > 0) return {problems: late};
  const failures = rehearsalProblems(row, changes[0]?.content, history);
  if (failures.length > 0) return {problems: failures};
  const after = timelineOf(rows, today);
  const become = (state: State) =>
    after.versions
      .filter((each) => each.state === state)
      .map(({version}) => version)
      .filter((each) =>
        history?.versions.some(({version, state: was}) => version === each && was !== state),
      );
  const inForce = versionInForce(after)?.version;
  const isSame = inForce === (history && versionInForce(history)?.version);
  return {
    ...entry,
    ...{replaces: become('replaced'), corrects: become('corrected')},
    ...(inForce !== undefined && {inForce: {version: inForce, isSame}}),
    withdraws: after.withdrawal !== undefined,
    reviewWas,
    changes: [...changes, withRow(siteDir, row)],
  };
}

/**
 * Enters an approval, a review or a withdrawal in the record. Terminal, editor and web host all call
 * this. Writes nothing if anything is wrong with any of the documents.
 *
 * @param documents places under `docs/`
 * @see planAmendment for the other parameters
 */
export function approve(
  siteDir: string,
  documents: readonly string[],
  approval: unknown,
  today: string,
): Prevented | {readonly plans: readonly Plan[]} {
  const planned = documents.map((document) => planAmendment(siteDir, document, approval, today));
  const problems = planned.flatMap((plan) => ('problems' in plan ? plan.problems : []));
  if (problems.length > 0) return {problems};
  const plans = planned.filter((plan) => 'row' in plan);
  for (const {row, changes} of plans) {
    applyChanges(siteDir, changes);
    touch(siteDir, row.document);
  }
  return {plans};
}

/**
 * Makes `npm start` read a document again, because it watches only the text, but shows the ledger's
 * facts with it.
 */
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
