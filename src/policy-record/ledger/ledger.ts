import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {editionRow, versionRow, type EditionRow, type VersionRow} from '../shared/version';
import {problemsFromZod, type Problem} from '../../shared/report';
import {sha256Hex} from '../words/canonical-text';

/** The record of all versions: one JSON object a line, in the order in which they were approved. */
export const LEDGER = 'versioned_docs/ledger.jsonl';

/** Folder with the text of each version. */
export const KEPT = 'versioned_docs/kept';

/** Returns the file of a version, e.g. `versioned_docs/kept/policies/whistleblowing/4.0.mdx`. */
export function keptFile(document: string, version: string): string {
  return `${KEPT}/${document}/${version}.mdx`;
}

export interface Ledger {
  readonly versions: readonly VersionRow[];
  readonly editions: readonly EditionRow[];
  /** SHA-256 of the last line, which becomes the next row's `previous`. */
  readonly head: string;
  readonly problems: readonly Problem[];
}

/** `previous` of the first row. */
const NO_LINE = '0'.repeat(64);

const RESTORE = 'Rows can only be added to the ledger. Put the file back (git restore).';

const row = z.union([versionRow, editionRow]);

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

/**
 * Reads the ledger and recomputes its chain. If a row was changed, removed or moved, the next row's
 * `previous` no longer matches.
 *
 * @param text content of the file
 */
export function parseLedger(text: string): Ledger {
  const versions: VersionRow[] = [];
  const editions: EditionRow[] = [];
  const problems: Problem[] = [];
  let head = NO_LINE;
  const report = (field: string, expected: string, found: string) =>
    problems.push({file: LEDGER, field, expected, found, fix: RESTORE});
  const lines = text.split('\n');
  if (lines.pop() !== '') report('the whole file', 'a line break after the last row', 'none');
  for (const [index, line] of lines.entries()) {
    let found: unknown;
    try {
      found = JSON.parse(line);
    } catch {
      report(`line ${index + 1}`, 'a JSON object', line.slice(0, 60));
    }
    const name = nameOf(found, index);
    const schema =
      typeof found === 'object' && found !== null && 'edition' in found ? editionRow : versionRow;
    const result = schema.safeParse(found);
    if (result.success) {
      if ('edition' in result.data) editions.push(result.data);
      else {
        const before = versions.at(-1)?.enteredOn ?? '';
        versions.push(result.data);
        const {enteredOn} = result.data;
        if (enteredOn < before) {
          report(
            `${name}, enteredOn`,
            `${before} or later: the previous row was entered on that day`,
            enteredOn,
          );
        }
      }
      const {previous} = result.data;
      if (previous !== head)
        report(`${name}, previous`, `${head}, the SHA-256 of the previous line`, previous);
    } else if (found !== undefined) {
      problems.push(
        ...problemsFromZod(LEDGER, result.error, found).map((problem) => ({
          ...problem,
          field: `${name}, ${problem.field}`,
          fix: RESTORE,
        })),
      );
    }
    head = sha256Hex(line);
  }
  return {versions, editions, head, problems};
}

/** Formats a row as a line of the ledger, chained to the line before. */
export function ledgerLine(
  content: Omit<VersionRow, 'previous'> | Omit<EditionRow, 'previous'>,
  head: string,
): string {
  return `${JSON.stringify(row.parse({...content, previous: head}))}\n`;
}

/** Returns the SHA-256 of a file, with its line ends normalised. */
export function fileHash(file: string): string {
  return sha256Hex(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
}

/** Lists all files below a folder, as sorted relative paths; none if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.relative(folder, path.posix.join(entry.parentPath, entry.name)))
    .sort();
}

/** Returns the SHA-256 of each file of a closed edition. */
export function editionFiles(siteDir: string, label: string): Record<string, string> {
  const folder = path.join(siteDir, `versioned_docs/version-${label}`);
  return Object.fromEntries(
    filesBelow(folder).map((file) => [file, fileHash(path.join(folder, file))]),
  );
}

/** Reports files of closed editions that differ from the ledger. */
export function editionProblems(siteDir: string, editions: readonly EditionRow[]): Problem[] {
  const labels = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(path.join(siteDir, 'versions.json'), 'utf8')));
  const missing = labels
    .filter((label) => !editions.some(({edition}) => edition === label))
    .map((label) => ({
      file: LEDGER,
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
