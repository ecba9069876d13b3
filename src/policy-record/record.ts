import {statSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../reading/files';
import {type DocumentRecord, readRecord} from './ledger/read-record';
import {today} from '../configuration/build-clock';

/** Folders that the record is read from. */
const FOLDERS = ['docs', 'versioned_docs'];

/** Describes the files of the record; the text changes with each of them. */
function stateOf(siteDir: string): string {
  return FOLDERS.flatMap((folder) =>
    filesBelow(path.join(siteDir, folder)).map((file) => {
      const {mtimeMs, size} = statSync(path.join(siteDir, folder, file));
      return `${folder}/${file} ${mtimeMs} ${size}`;
    }),
  ).join('\n');
}

let newest: {readonly of: string; readonly record: DocumentRecord} | undefined;

/**
 * Returns the record on the day of the build. A build reads and checks it once; `npm start` reads it
 * again after a change of a document or of the ledger.
 *
 * @param siteDir root of the repository
 */
export function currentRecord(siteDir: string): DocumentRecord {
  // No file changes during a build, and a long record has thousands.
  const state = process.env.NODE_ENV === 'production' ? '' : stateOf(siteDir);
  const of = [siteDir, today(), state].join('\n');
  if (newest?.of !== of) newest = {of, record: readRecord(siteDir, today())};
  return newest.record;
}
