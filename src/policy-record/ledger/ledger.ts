import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {editionRow, versionRow, type EditionRow, type VersionRow} from '../shared/version';
import {filesBelow} from '../../reading/files';
import {problemsFromZod, type Problem} from '../../shared/report';
import {sha256Hex} from '../words/canonical-text';

/**
 * Folder of the ledger: one file for each document, with one row a line in the order in which they
 * were entered. Approvals of two documents never change the same file, so they merge in any order.
 */
export const RECORD = 'versioned_docs/record';

/** The rows of closed editions. */
export const EDITIONS = 'versioned_docs/editions.jsonl';

/** Folder with the text of each version. */
export const KEPT = 'versioned_docs/kept';

/** Returns the file of a document's rows: `versioned_docs/record/policies/whistleblowing.jsonl`. */
export function rowsFile(document: string): string {
  return `${RECORD}/${document}.jsonl`;
}

/** Returns the file of a version, e.g. `versioned_docs/kept/policies/whistleblowing/4.0.mdx`. */
export function keptFile(document: string, version: string): string {
  return `${KEPT}/${document}/${version}.mdx`;
}

export interface Ledger {
  /** By document, each document's oldest first. */
  readonly versions: readonly VersionRow[];
  readonly editions: readonly EditionRow[];
  /** SHA-256 of each line, by file. */
  readonly hashes: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly Problem[];
}

/** `previous` of the first row of a file. */
export const NO_LINE = '0'.repeat(64);

const RESTORE =
  'Rows can only be added, by npm run policy:amend and policy:release. Put the file back (git restore).';

/** Returns the SHA-256 of a file's last line, which becomes the next row's `previous`. */
export function headOf({hashes}: Pick<Ledger, 'hashes'>, file: string): string {
  return hashes.get(file)?.at(-1) ?? NO_LINE;
}

/** Returns the SHA-256 of each document's last line. */
export function headsOf(ledger: Pick<Ledger, 'hashes' | 'versions'>): Record<string, string> {
  return Object.fromEntries(
    ledger.versions.map(({document}) => [document, headOf(ledger, rowsFile(document))]),
  );
}

/** Says what to do with a version that was approved while another one of its document was. */
export function approveAgain(file: string, first?: string, second = ''): string {
  const run = `Run: npm run policy:rebase -- ${file.slice(RECORD.length + 1, -'.jsonl'.length)}`;
  if (first === undefined) {
    return `The published version was approved first: approve yours again, with the next number. ${run}`;
  }
  const [major = 0, minor = 0] = first.split('.').map(Number);
  const next = second.endsWith('.0') ? `${major + 1}.0` : `${major}.${minor + 1}`;
  return `Version ${first} was approved first: approve yours again, and it becomes ${next}. ${run}`;
}

/** Whether git left marks in rows that it could not merge. Rows begin with a brace. */
export function hasConflict(text: string): boolean {
  return /^[<|=>]{7}/m.test(text);
}

/** Names a row for messages. Example: `line 4, POL-009 4.0`. */
function nameOf(found: unknown, index: number): string {
  const {
    reference = '',
    version = '',
    edition = '',
  } = Object(found) as Partial<VersionRow & EditionRow>;
  return [`line ${index + 1}`, `${reference} ${version}${edition}`.trim()]
    .filter(Boolean)
    .join(', ');
}

const row = z.union([versionRow, editionRow]);

type Row = z.infer<typeof row>;

/** Reads one file of the ledger, and checks that each row names the hash of the row before. */
function parseRows(file: string, text: string) {
  const rows: Row[] = [];
  const hashes: string[] = [];
  const problems: Problem[] = [];
  const report = (field: string, expected: string, found: string, fix = RESTORE) =>
    problems.push({file, field, expected, found, fix});
  const lines = text.split('\n');
  if (lines.pop() !== '') report('the whole file', 'a line break after the last row', 'none');
  for (const [index, line] of lines.entries()) {
    const previous = hashes.at(-1) ?? NO_LINE;
    hashes.push(sha256Hex(line));
    let found: unknown;
    try {
      found = JSON.parse(line);
    } catch {
      report(`line ${index + 1}`, 'a JSON object', line.slice(0, 60));
      continue;
    }
    const name = nameOf(found, index);
    const result = (file === EDITIONS ? editionRow : versionRow).safeParse(found);
    if (!result.success) {
      const wrong = problemsFromZod(file, result.error, found);
      for (const {field, expected, found: what} of wrong) {
        report(`${name}, ${field}`, expected, what);
      }
      continue;
    }
    const row = result.data;
    if ('document' in row && rowsFile(row.document) !== file) {
      report(`${name}, document`, 'the document that the file is named after', row.document);
    }
    if (row.previous !== previous) {
      const fork = rows.find((earlier) => earlier.previous === row.previous);
      const isFork = fork !== undefined && 'version' in fork && 'version' in row;
      report(
        `${name}, previous`,
        `${previous}, the SHA-256 of the previous line`,
        row.previous,
        isFork ? approveAgain(file, fork.version, row.version) : RESTORE,
      );
    }
    rows.push(row);
  }
  return {rows, hashes, problems};
}

/** Reports a file that git could not merge, because the same document was approved twice. */
function conflictProblem(file: string, text: string): Problem[] {
  if (!hasConflict(text)) return [];
  if (file === EDITIONS) {
    const found = 'git’s conflict marks (<<<<<<<): the edition was closed on two branches';
    const fix = 'Leave yours out: git rebase --skip (after git merge: git merge --abort).';
    return [{file, field: 'the whole file', expected: 'rows that follow one another', found, fix}];
  }
  const [, one = '', other = ''] = /^<{7}(.*?)^={7}(.*?)^>{7}/ms.exec(text) ?? [];
  const [first, second] = [one, other].map(
    (side) => [...side.matchAll(/"version":"([\d.]+)"/g)].at(-1)?.[1],
  );
  return [
    {
      file,
      field: 'the whole file',
      expected: 'rows that follow one another',
      found: 'git’s conflict marks (<<<<<<<): the document was approved on two branches',
      // Which of two numbers is published depends on the command that git stopped at.
      fix: approveAgain(file, first === second ? first : undefined, second),
    },
  ];
}

/**
 * Reads the ledger and recomputes its chains. If a row was changed, removed or moved, the next
 * row's `previous` no longer matches.
 *
 * @param files the text of each file, by its path from the root
 */
export function parseLedger(files: ReadonlyMap<string, string>): Ledger {
  const read = [...files].map(([file, text]) => ({file, ...parseRows(file, text)}));
  const rows = read.flatMap((each) => each.rows);
  const conflicts = [...files].flatMap(([file, text]) => conflictProblem(file, text));
  const ledger = {
    versions: rows.filter((row) => 'document' in row),
    editions: rows.filter((row) => 'edition' in row),
    hashes: new Map(read.map(({file, hashes}) => [file, hashes])),
  };
  const problems = [...read.flatMap((each) => each.problems), ...sealProblems(ledger)];
  return {...ledger, problems: conflicts.length > 0 ? conflicts : problems};
}

/** Reports documents that lost rows which an edition had sealed. */
function sealProblems({editions, hashes}: Omit<Ledger, 'problems'>): Problem[] {
  return editions.flatMap(({edition, heads}) =>
    Object.entries(heads)
      .filter(([document, head]) => hashes.get(rowsFile(document))?.includes(head) !== true)
      .map(([document, head]) => ({
        file: rowsFile(document),
        field: 'the whole file',
        expected: `a row with the SHA-256 ${head}, which edition ${edition} sealed`,
        found: hashes.has(rowsFile(document)) ? 'no such row' : 'no such file',
        fix: RESTORE,
      })),
  );
}

/** Reads the files of the ledger: editions first, then documents in the order of their names. */
export function ledgerFiles(siteDir: string): Map<string, string> {
  const documents = filesBelow(path.join(siteDir, RECORD))
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => `${RECORD}/${file}`);
  return new Map(
    [EDITIONS, ...documents]
      .filter((file) => existsSync(path.join(siteDir, file)))
      .map((file) => [file, unixText(path.join(siteDir, file))]),
  );
}

/** Reads a file with its line ends normalised. */
export function unixText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/** Formats a row as a line of the ledger, chained to the line before. */
export function ledgerLine(content: NewRow, head: string): string {
  return `${JSON.stringify(row.parse({...content, previous: head}))}\n`;
}

/** A row that is not chained yet. */
export type NewRow = Omit<VersionRow, 'previous'> | Omit<EditionRow, 'previous'>;

/** Returns the file of the ledger to which a row belongs, with the row at its end. */
export function withRow(siteDir: string, content: NewRow): {file: string; content: string} {
  const file = 'edition' in content ? EDITIONS : rowsFile(content.document);
  const files = ledgerFiles(siteDir);
  const line = ledgerLine(content, headOf(parseLedger(files), file));
  return {file, content: `${files.get(file) ?? ''}${line}`};
}

/** Returns the SHA-256 of a file, with its line ends normalised. */
export function fileHash(file: string): string {
  return sha256Hex(unixText(file));
}

/** Returns the SHA-256 of each file of a closed edition. */
export function editionFiles(siteDir: string, label: string): Record<string, string> {
  const folder = path.join(siteDir, `versioned_docs/version-${label}`);
  return Object.fromEntries(
    filesBelow(folder).map((file) => [file, fileHash(path.join(folder, file))]),
  );
}

/** Returns the edition in force, and the closed ones, newest first. Example: `'2026'`. */
export function editionsOf(siteDir: string): {inForce: string; closed: readonly string[]} {
  const text = readFileSync(path.join(siteDir, 'versions.json'), 'utf8');
  const closed = z.array(z.string()).parse(JSON.parse(text));
  return {inForce: String(Number(closed[0]) + 1), closed};
}

/** Reports files of closed editions that differ from the ledger. */
export function editionProblems(siteDir: string, editions: readonly EditionRow[]): Problem[] {
  const {closed: labels} = editionsOf(siteDir);
  const missing = labels
    .filter((label) => !editions.some(({edition}) => edition === label))
    .map((label) => ({
      file: EDITIONS,
      field: `edition ${label}`,
      expected: 'a row that closes the edition, because versions.json lists it',
      found: 'nothing',
      fix: 'Close an edition with npm run policy:release.',
    }));
  return [
    ...missing,
    ...editions.flatMap(({edition, files}) => {
      const found = editionFiles(siteDir, edition);
      return [...new Set([...Object.keys(files), ...Object.keys(found)])]
        .filter((file) => files[file] !== found[file])
        .map((file) => ({
          file: `versioned_docs/version-${edition}/${file}`,
          field: 'the whole file',
          expected:
            files[file] === undefined
              ? 'no such file, because the edition is closed'
              : `SHA-256 ${files[file]}`,
          found: found[file] === undefined ? 'no such file' : `SHA-256 ${found[file]}`,
          fix: 'A closed edition never changes: put the file back (git restore).',
        }));
    }),
  ];
}
