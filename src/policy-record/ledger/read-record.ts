import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compareVersions, type State, type VersionRow} from '../shared/version';
import type {History, Version, Words} from './timeline';
import type {Problem} from '../../shared/report';
import {listDocuments} from '../../reading/files';
import {addDays, aYearAfter} from '../../shared/wall-clock';
import {replaceBrandTokens} from '../../data/brand/tokens';
import {canonicalText, sha256Hex} from '../words/canonical-text';
import {readWords, type Reading} from '../words/read-words';
import {
  editionProblems,
  fileHash,
  filesBelow,
  KEPT,
  keptFile,
  ledgerFiles,
  parseLedger,
  rowsFile,
  type Ledger,
} from './ledger';

/** All policies and notices in all their versions. */
export interface DocumentRecord {
  /** Sorted by reference. */
  readonly histories: readonly History[];
  /** Documents that have no version yet. */
  readonly unapproved: readonly Draft[];
  readonly ledger: Ledger;
  /** Problems of rows, kept files, closed editions, dates and missing documents. */
  readonly problems: readonly Problem[];
}

/** A text under `docs/` whose fingerprint isn't in the ledger. */
export interface Draft {
  readonly document: string;
  readonly words: Words;
}

/** Returns the file of a document's working text. Example: `docs/policies/whistleblowing.mdx`. */
export function documentFile(document: string): string {
  return `docs/${document}.mdx`;
}

/** Reads a file of the repository as policy or notice; nothing if the file does not exist. */
function readFile(siteDir: string, file: string): Reading {
  const place = path.join(siteDir, file);
  return existsSync(place) ? readWords(file, readFileSync(place, 'utf8')) : {problems: []};
}

interface Kept {
  readonly kept?: NonNullable<Version['kept']>;
  readonly problems: readonly Problem[];
}

/** Reads the text of a row, if it matches the row's fingerprints. */
function readKept(siteDir: string, row: VersionRow): Kept {
  if (row.sha256 === null) return {problems: []};
  const file = keptFile(row.document, row.version);
  const problem = (expected: string, found: string, fix: string): Kept => ({
    problems: [{file, field: 'the whole file', expected, found, fix}],
  });
  const restore = 'A kept version never changes: put the file back (git restore).';
  if (!existsSync(path.join(siteDir, file))) {
    return problem(`the text of ${row.reference} ${row.version}`, 'no such file', restore);
  }
  const source = fileHash(path.join(siteDir, file));
  if (source !== row.source) {
    return problem(`SHA-256 ${row.source ?? ''}, as in ${rowsFile(row.document)}`, source, restore);
  }
  const {words, problems} = readFile(siteDir, file);
  if (words === undefined) return {problems};
  const text = canonicalText(words, row);
  const found = sha256Hex(text);
  return found === row.sha256
    ? {kept: {...words, text}, problems}
    : problem(
        `a text with the SHA-256 ${row.sha256}, as in ${rowsFile(row.document)}`,
        found,
        'The file hasn’t changed, so either its row or the text format has (TEXT_FORMAT).',
      );
}

/**
 * Checks the rows of one document, oldest first.
 *
 * @param sealed how many of the first rows were entered when the record began; their versions may
 *   be older than their entry
 */
export function rowProblems(
  rows: readonly VersionRow[],
  {today, sealed}: {readonly today: string; readonly sealed: number},
): Problem[] {
  // A preview of an earlier day may contain rows entered after that day.
  const present = new Date().toISOString().slice(0, 10);
  const latestEntry = today > present ? today : present;
  return rows.flatMap((row, index) => {
    const {document, reference, version, kind} = row;
    const {enteredOn, approvedOn, effectiveFrom, reviewBy} = row;
    const problems: Problem[] = [];
    const expect = (ok: boolean, field: string, expected: string, found: string) => {
      if (ok) return;
      const fix =
        'Rows are written only by npm run policy:amend. Restore the ledger (git restore).';
      const name = `${reference} ${version}, ${field}`;
      problems.push({file: rowsFile(document), field: name, expected, found, fix});
    };
    const before = rows[index - 1];
    if (before !== undefined) {
      const rises = compareVersions(version, before.version) > 0;
      expect(rises || kind === 'withdrawn', 'version', `higher than ${before.version}`, version);
      expect(reference === before.reference, 'reference', before.reference, reference);
      expect(
        enteredOn >= before.enteredOn,
        'enteredOn',
        `${before.enteredOn} or later: the previous row was entered on that day`,
        enteredOn,
      );
      // A version may be replaced if it is still in the future on the day of entry.
      const begunBefore = rows
        .slice(0, index)
        .findLast((earlier) => earlier.effectiveFrom <= enteredOn);
      if (begunBefore !== undefined) {
        expect(
          effectiveFrom > begunBefore.effectiveFrom,
          'effectiveFrom',
          `later than ${begunBefore.effectiveFrom}, the first day of version ${begunBefore.version}`,
          effectiveFrom,
        );
      }
    }
    expect(
      enteredOn <= latestEntry,
      'enteredOn',
      `${latestEntry} or earlier: the date of entry can’t be in the future`,
      enteredOn,
    );
    expect(
      effectiveFrom >= enteredOn || index < sealed,
      'effectiveFrom',
      `${enteredOn} or later: nothing can take effect before the day it is entered`,
      effectiveFrom,
    );
    if (approvedOn !== null) {
      expect(
        approvedOn <= enteredOn,
        'approvedOn',
        `${enteredOn} or earlier: nothing can be entered before it is approved`,
        approvedOn,
      );
      expect(
        effectiveFrom >= approvedOn,
        'effectiveFrom',
        `${approvedOn} or later: nothing can take effect before it is approved`,
        effectiveFrom,
      );
      const latest = aYearAfter(approvedOn);
      const inTime = reviewBy !== null && reviewBy > approvedOn && reviewBy <= latest;
      expect(
        inTime,
        'reviewBy',
        `after ${approvedOn} and no later than ${latest}: every document is reviewed annually`,
        reviewBy ?? 'nothing',
      );
    }
    return problems;
  });
}

/**
 * Returns how many rows of a document were entered when the record began: those that the first
 * edition sealed, or before there is one, those of the first day.
 */
export function sealedRows(ledger: Ledger, document: string): number {
  const [first] = ledger.editions;
  const hashes = ledger.hashes.get(rowsFile(document)) ?? [];
  if (first !== undefined) return hashes.indexOf(first.heads[document] ?? '') + 1;
  const [begun] = ledger.versions.map(({enteredOn}) => enteredOn).sort();
  const rows = ledger.versions.filter((row) => row.document === document);
  return rows.filter(({enteredOn}) => enteredOn === begun).length;
}

/** Returns the day before the earliest of some later versions begins; undefined without any. */
function lastDay(later: readonly VersionRow[]): string | undefined {
  const [next] = later.map(({effectiveFrom}) => effectiveFrom).sort();
  return next === undefined ? undefined : addDays(next, -1);
}

function stateOn(today: string, effectiveFrom: string, until: string | undefined): State {
  if (until !== undefined && until < effectiveFrom) return 'replaced';
  if (effectiveFrom > today) return 'coming';
  return until !== undefined && until < today ? 'superseded' : 'in force';
}

/** Makes the history of one document from its rows, oldest first. */
function historyOf(
  siteDir: string,
  rows: readonly [VersionRow, ...VersionRow[]],
  days: {readonly today: string; readonly sealed: number},
): {history: History; problems: Problem[]} {
  const {today} = days;
  const [{document, reference}] = rows;
  const problems = rowProblems(rows, days);
  const versions = rows.flatMap((row, index): Version[] => {
    if (row.kind === 'withdrawn') return [];
    const {kept, problems: found} = readKept(siteDir, row);
    problems.push(...found);
    const until = lastDay(rows.slice(index + 1));
    const state = stateOn(today, row.effectiveFrom, until);
    return [{...row, ...(until !== undefined && {until}), state, ...(kept && {kept})}];
  });
  const {title, owner} = versions.findLast(({kept}) => kept)?.kept?.frontMatter ?? {
    title: reference,
    owner: '',
  };
  const last = rows.at(-1);
  const withdrawnOn = last?.kind === 'withdrawn' ? last.effectiveFrom : undefined;
  return {
    history: {
      document,
      path: `/${document}`,
      reference,
      title,
      owner,
      versions: versions.toReversed(),
      ...(withdrawnOn !== undefined && {withdrawnOn}),
    },
    problems,
  };
}

/** Whether a text matches the fingerprint of a version. */
export function isVersion(words: Words, version: Version): boolean {
  return sha256Hex(canonicalText(words, version)) === version.sha256;
}

/** Adds the working draft under `docs/` to a history. */
function withDraft(siteDir: string, history: History): {history: History; problems: Problem[]} {
  const {document, reference, withdrawnOn, versions} = history;
  const file = documentFile(document);
  const {words, problems} = readFile(siteDir, file);
  if (words !== undefined) {
    const [newest] = versions;
    const isDraft = newest === undefined || !isVersion(words, newest);
    return {history: {...history, ...(isDraft && {draft: words})}, problems: [...problems]};
  }
  const isGone = withdrawnOn === undefined && problems.length === 0;
  const gone = {
    file,
    field: 'the whole file',
    expected: `the text of ${reference}, which has not been withdrawn`,
    found: 'no such file',
    fix: `Restore the file (git restore), or withdraw the document: npm run policy:amend -- ${document} --kind withdrawn`,
  };
  return {history, problems: [...problems, ...(isGone ? [gone] : [])]};
}

/** Reports kept files without a row. */
function strayProblems(siteDir: string, rows: readonly VersionRow[]): Problem[] {
  const known = new Set(
    rows
      .filter(({sha256}) => sha256 !== null)
      .map(({document, version}) => keptFile(document, version)),
  );
  return filesBelow(path.join(siteDir, KEPT))
    .map((file) => `${KEPT}/${file}`)
    .filter((file) => !known.has(file))
    .map((file) => ({
      file,
      field: 'the whole file',
      expected: `a row in ${rowsFile(path.posix.dirname(file.slice(KEPT.length + 1)))}`,
      found: 'none',
      fix: 'Files are added here only by npm run policy:amend. Delete this one, or restore the row.',
    }));
}

/**
 * Reads the approved part of the record: ledger, kept versions and closed editions, without the
 * texts under `docs/`.
 *
 * @param siteDir root of the repository
 * @param today decides which versions are in force. Example: `'2026-11-20'`
 */
export function readLedger(siteDir: string, today: string): Omit<DocumentRecord, 'unapproved'> {
  const ledger = parseLedger(ledgerFiles(siteDir));
  const rows = new Map<string, [VersionRow, ...VersionRow[]]>();
  for (const row of ledger.versions) {
    const own = rows.get(row.document);
    if (own === undefined) rows.set(row.document, [row]);
    else own.push(row);
  }
  const broken = new Set(ledger.problems.map(({file}) => file));
  const read = [...rows].map(([document, own]) => {
    const sealed = sealedRows(ledger, document);
    const {history, problems} = historyOf(siteDir, own, {today, sealed});
    // Rows that do not follow one another cannot be compared with one another.
    return {history, problems: broken.has(rowsFile(document)) ? [] : problems};
  });
  return {
    ledger,
    histories: read
      .map(({history}) => history)
      .sort((one, other) => (one.reference < other.reference ? -1 : 1)),
    problems: [
      ...ledger.problems,
      ...read.flatMap(({problems}) => problems),
      ...strayProblems(siteDir, ledger.versions),
      ...editionProblems(siteDir, ledger.editions),
    ],
  };
}

/**
 * Reads the whole record: the approved part, and the texts under `docs/`.
 *
 * @param siteDir root of the repository
 * @param today decides which versions are in force. Example: `'2026-11-20'`
 */
export function readRecord(siteDir: string, today: string): DocumentRecord {
  const {ledger, histories: approved, problems} = readLedger(siteDir, today);
  const read = approved.map((history) => withDraft(siteDir, history));
  const known = new Set(approved.map(({document}) => document));
  const others = listDocuments(siteDir, 'docs')
    .files.map((file) => file.slice('docs/'.length, -'.mdx'.length))
    .filter((document) => !known.has(document))
    .map((document) => ({document, ...readFile(siteDir, documentFile(document))}));
  return {
    ledger,
    histories: read.map(({history}) => history),
    unapproved: others.flatMap(({document, words}) => (words ? [{document, words}] : [])),
    problems: [
      ...problems,
      ...read.flatMap((each) => each.problems),
      ...others.flatMap((each) => each.problems),
    ],
  };
}

/**
 * Returns a document's source as it is kept: with brand tokens replaced, so that a later change of
 * the brand does not change the record.
 *
 * @throws when a token is unknown
 */
export function keptSource(source: string): string {
  return replaceBrandTokens(source.replaceAll('\r\n', '\n'));
}
