import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VersionRow} from '../shared/version';
import {rowProblems} from './rules';
import {
  isWithdrawn,
  newestVersion,
  timelineOf,
  type History,
  type Version,
  type Words,
} from './timeline';
import type {Problem} from '../../shared/report';
import {filesBelow, listDocuments} from '../../reading/files';
import {readSource} from '../../reading/source';
import {replaceBrandTokens} from '../../data/brand/tokens';
import {canonicalText, sha256Hex} from '../words/canonical-text';
import {readDraft, readWords, type Reading} from '../words/read-words';
import {
  editionProblems,
  fileHash,
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
  if (!existsSync(place)) return {problems: []};
  return file.startsWith('docs/')
    ? readDraft(file, readSource(siteDir, file))
    : readWords(file, readFileSync(place, 'utf8'));
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

/** Makes the history of one document from its rows, oldest first. */
function historyOf(
  siteDir: string,
  rows: readonly [VersionRow, ...VersionRow[]],
  days: {readonly today: string; readonly sealed: number},
): {history: History; problems: Problem[]} {
  const [{document, reference}] = rows;
  const problems = rowProblems(rows, days);
  const {versions, withdrawal} = timelineOf(rows, days.today);
  const read = versions.map((version): Version => {
    const {kept, problems: found} = readKept(siteDir, version);
    problems.push(...found);
    return {...version, ...(kept && {kept})};
  });
  const readable = read.filter(({kept}) => kept);
  const {title, owner} = newestVersion({versions: readable})?.kept?.frontMatter ?? {
    title: reference,
    owner: '',
  };
  return {
    history: {
      ...{document, path: `/${document}`, reference, title, owner, rows, versions: read},
      ...(withdrawal && {withdrawal}),
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
  const {document, reference, withdrawal} = history;
  const file = documentFile(document);
  const {words, problems} = readFile(siteDir, file);
  // A withdrawn document is shown from its kept version, so its file may be wrong, or gone.
  if (words !== undefined) {
    const newest = newestVersion(history);
    const isDraft = newest === undefined || !isVersion(words, newest);
    return {
      history: {...history, ...(isDraft && {draft: words})},
      problems: isWithdrawn(history) ? [] : [...problems],
    };
  }
  if (isWithdrawn(history)) return {history, problems: []};
  const gone = {
    file,
    field: 'the whole file',
    expected: `the text of ${reference}, which ${
      withdrawal === undefined
        ? 'has not been withdrawn'
        : `stays in force until it is withdrawn on ${withdrawal.effectiveFrom}`
    }`,
    found: existsSync(path.join(siteDir, file)) ? 'a document of another kind' : 'no such file',
    fix: `Restore the file (git restore), or withdraw the document: npm run policy:amend -- ${document} --kind withdrawn`,
  };
  return {history, problems: problems.length > 0 ? [...problems] : [gone]};
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
function readLedger(siteDir: string, today: string): Omit<DocumentRecord, 'unapproved'> {
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

/**
 * Returns the documents that are withdrawn by a day. Their pages show the kept text, and their
 * files under `docs/` count no longer: they may be out of date, or deleted.
 */
export function withdrawnDocuments(siteDir: string, day: string): Set<string> {
  const {versions} = parseLedger(ledgerFiles(siteDir));
  const ended = versions.filter(({kind}) => kind === 'withdrawn' || kind === 'retracted');
  const rowsOf = (document: string) => versions.filter((row) => row.document === document);
  return new Set(
    ended
      .map(({document}) => document)
      .filter((document) => isWithdrawn(timelineOf(rowsOf(document), day))),
  );
}
