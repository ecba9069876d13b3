import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Folder of the journal at the root of the repository. Git ignores it: see `openJournalFolder`. */
export const JOURNAL_FOLDER = '.policy-journal';

/** The change that is under way; it exists only while one is. */
const PENDING = 'pending.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const journalSchema = z.strictObject({
  /** What is being done, for messages. Example: `policy:release 2027`. */
  title: z.string(),
  entries: z.array(
    z.strictObject({
      /** Path from the root, with `/`. */
      file: z.string(),
      /** Content before, in base64; null when the change creates the file. */
      before: z.base64().nullable(),
      /** Hash of the content after. */
      after: sha256,
    }),
  ),
  /** Folders that the change creates, outer ones first. */
  folders: z.array(z.string()),
  /** Hashes of files that the change does not touch but an undo depends on. */
  guards: z.record(z.string(), sha256),
});

export type Journal = z.infer<typeof journalSchema>;

/** Hash by which a file's content is recognised. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Content of a file, or undefined when there is none. */
export function contentOf(root: string, file: string): Buffer | undefined {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? readFileSync(absolute) : undefined;
}

function journalPath(root: string, name: string): string {
  return path.join(root, JOURNAL_FOLDER, name);
}

/** Makes the journal's folder, which tells git to ignore it. */
function openJournalFolder(root: string): void {
  mkdirSync(path.join(root, JOURNAL_FOLDER), {recursive: true});
  writeFileSync(journalPath(root, '.gitignore'), '*\n');
}

/** Removes what an interrupted write left, and the folder when it holds nothing of use. */
export function tidyJournalFolder(root: string): void {
  const folder = path.join(root, JOURNAL_FOLDER);
  if (!existsSync(folder)) return;
  const names = readdirSync(folder);
  for (const name of names.filter((each) => each.endsWith('.tmp'))) {
    rmSync(path.join(folder, name));
  }
  if (!names.some((name) => name.endsWith('.json'))) {
    rmSync(folder, {recursive: true});
  }
}

/**
 * Writes a file so that it has either its old or its new content, whenever the machine stops: to a
 * temporary file in the journal's folder first, which then takes the old one's place.
 */
export function writeWhole(root: string, file: string, content: string | Buffer): void {
  openJournalFolder(root);
  const temporary = journalPath(root, `${hashOf(file)}.tmp`);
  writeFileSync(temporary, content, {flush: true});
  renameSync(temporary, path.join(root, file));
}

function readJournal(root: string, name: string): Journal | undefined {
  const content = contentOf(root, `${JOURNAL_FOLDER}/${name}`);
  if (content === undefined) return undefined;
  const result = journalSchema.safeParse(JSON.parse(content.toString()));
  if (!result.success) {
    throw new Error(`${JOURNAL_FOLDER}/${name} is damaged: restore the files from git.`);
  }
  return result.data;
}

/** The journal of a change that was not finished. */
export function pendingJournal(root: string): Journal | undefined {
  return readJournal(root, PENDING);
}

/** The journal of a finished change that can be undone. */
export function keptJournal(root: string, name: string): Journal | undefined {
  return readJournal(root, `${name}.json`);
}

/** Announces a change: from now on it is either finished or taken back. */
export function openJournal(root: string, journal: Journal): void {
  writeWhole(root, `${JOURNAL_FOLDER}/${PENDING}`, JSON.stringify(journal, null, 1));
}

/** The change is finished. With a name, the journal is kept for an undo. */
export function closeJournal(root: string, keepAs: string | undefined): void {
  if (keepAs === undefined) {
    rmSync(journalPath(root, PENDING));
  } else {
    renameSync(journalPath(root, PENDING), journalPath(root, `${keepAs}.json`));
  }
}

/** A finished change becomes one that was not finished, and is taken back like one. */
export function reopenJournal(root: string, name: string): void {
  renameSync(journalPath(root, `${name}.json`), journalPath(root, PENDING));
}

/** Removes a folder that a change made, if nothing is left in it. */
export function removeEmptyFolder(root: string, folder: string): void {
  const absolute = path.join(root, folder);
  if (existsSync(absolute) && readdirSync(absolute).length === 0) {
    rmdirSync(absolute);
  }
}
