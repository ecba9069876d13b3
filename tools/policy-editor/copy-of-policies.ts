import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** What the editor reads of the repository. */
const COPIED = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'sidebars.ts',
  'package.json',
  'src/data',
];

/**
 * A copy of what the editor reads, below the folder for temporary files: for whoever lets it write
 * without touching the repository.
 *
 * @returns the folder; whoever asked for it removes it
 */
export function copyOfPolicies(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'policies-'));
  for (const name of COPIED) {
    cpSync(path.join(ROOT, name), path.join(copy, name), {recursive: true});
  }
  return copy;
}
