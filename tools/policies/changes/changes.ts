import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../content/files';
import {
  closeJournal,
  contentOf,
  hashOf,
  keptJournal,
  openJournal,
  pendingJournal,
  removeEmptyFolder,
  reopenJournal,
  tidyJournalFolder,
  writeWhole,
  type Journal,
} from './journal';

/** A file with the content it shall have. */
export interface FileChange {
  /** Path from the root, with `/`. */
  readonly file: string;
  readonly content: string | Buffer;
}

/** Several files that change together or not at all. */
export interface Change {
  /** What is being done, for messages. Example: `policy:release 2027`. */
  readonly title: string;
  readonly files: readonly FileChange[];
  /** Name under which the journal is kept, so that the change can be undone later. */
  readonly keepAs?: string;
  /** Files that must still be the same when the change is undone. */
  readonly guarded?: readonly string[];
}

/** Called before each step; tests throw here, as an interruption would. */
export type OnStep = (step: string) => void;

const uninterrupted: OnStep = () => undefined;

/** Files that somebody edited after the change, so that an undo would lose work. */
export class EditedSince extends Error {
  constructor(
    readonly title: string,
    readonly files: readonly string[],
  ) {
    super(
      `These files were edited after ${title}, so it cannot be undone without losing work:\n` +
        files.map((file) => `  ${file}`).join('\n'),
    );
  }
}

/** Folders that do not exist yet, outer ones first. */
function missingFolders(root: string, files: readonly FileChange[]): string[] {
  const missing = new Set<string>();
  for (const {file} of files) {
    let folder = path.posix.dirname(file);
    while (folder !== '.' && !existsSync(path.join(root, folder))) {
      missing.add(folder);
      folder = path.posix.dirname(folder);
    }
  }
  return [...missing].sort();
}

function journalOf(root: string, {title, files, guarded = []}: Change): Journal {
  return {
    title,
    entries: files.map(({file, content}) => ({
      file,
      before: contentOf(root, file)?.toString('base64') ?? null,
      after: hashOf(content),
    })),
    folders: missingFolders(root, files),
    guards: Object.fromEntries(
      guarded.map((file) => [file, hashOf(contentOf(root, file) ?? '')] as const),
    ),
  };
}

/** Writes all files of a change. If it is interrupted, `recover` takes it back. */
export function apply(root: string, change: Change, onStep = uninterrupted): void {
  const journal = journalOf(root, change);
  onStep('open the journal');
  openJournal(root, journal);
  for (const folder of journal.folders) {
    onStep(`make ${folder}`);
    mkdirSync(path.join(root, folder), {recursive: true});
  }
  for (const {file, content} of change.files) {
    onStep(`write ${file}`);
    writeWhole(root, file, content);
  }
  onStep('close the journal');
  closeJournal(root, change.keepAs);
  onStep('tidy');
  tidyJournalFolder(root);
}

type Entry = Journal['entries'][number];

function isBefore(root: string, {file, before}: Entry): boolean {
  const content = contentOf(root, file);
  return (content?.toString('base64') ?? null) === before;
}

function isAfter(root: string, {file, after}: Entry): boolean {
  const content = contentOf(root, file);
  return content !== undefined && hashOf(content) === after;
}

/** Files that stand in folders of the change but are none of its own. */
function strangers(root: string, {folders, entries}: Journal): string[] {
  const own = new Set(entries.map(({file}) => file));
  return [...new Set(folders.flatMap((folder) => filesBelow(root, folder)))].filter(
    (file) => !own.has(file),
  );
}

/** Brings every file of the change back. It may be called again after an interruption. */
function takeBack(root: string, journal: Journal, onStep: OnStep): void {
  const edited = journal.entries
    .filter((entry) => !isBefore(root, entry) && !isAfter(root, entry))
    .map(({file}) => file);
  if (edited.length > 0) {
    throw new EditedSince(journal.title, edited);
  }
  for (const {file, before} of journal.entries.toReversed()) {
    onStep(`take back ${file}`);
    if (before === null) {
      rmSync(path.join(root, file), {force: true});
    } else {
      writeWhole(root, file, Buffer.from(before, 'base64'));
    }
  }
  for (const folder of journal.folders.toReversed()) {
    onStep(`remove ${folder}`);
    removeEmptyFolder(root, folder);
  }
  onStep('close the journal');
  closeJournal(root, undefined);
  onStep('tidy');
  tidyJournalFolder(root);
}

/**
 * Takes back a change that was interrupted. Every command calls this first.
 *
 * @returns what was taken back, or undefined when there was nothing
 * @throws EditedSince when a file has been edited meanwhile; nothing is touched then
 */
export function recover(root: string, onStep = uninterrupted): string | undefined {
  const journal = pendingJournal(root);
  if (journal === undefined) {
    tidyJournalFolder(root);
    return undefined;
  }
  takeBack(root, journal, onStep);
  return journal.title;
}

/**
 * Undoes a finished change whose journal was kept.
 *
 * @returns what was undone, or undefined when there is no such journal
 * @throws EditedSince when a file of the change, or one that it guards, is not as it was left
 */
export function undo(root: string, name: string, onStep = uninterrupted): string | undefined {
  const journal = keptJournal(root, name);
  if (journal === undefined) {
    return undefined;
  }
  const edited = [
    ...journal.entries.filter((entry) => !isAfter(root, entry)).map(({file}) => file),
    ...Object.entries(journal.guards)
      .filter(([file, hash]) => hashOf(contentOf(root, file) ?? '') !== hash)
      .map(([file]) => file),
    ...strangers(root, journal),
  ];
  if (edited.length > 0) {
    throw new EditedSince(journal.title, edited.sort());
  }
  onStep('reopen the journal');
  reopenJournal(root, name);
  takeBack(root, journal, onStep);
  return journal.title;
}
