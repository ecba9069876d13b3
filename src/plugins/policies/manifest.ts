import path from 'node:path';
import {MANIFEST_PATH} from '../../content/policies/addresses';

/** A published file and its fingerprint. */
export interface Fingerprint {
  /** Address on the site. Example: `/policies/whistleblowing.2026.txt`. */
  readonly path: string;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Fingerprints in the form of `sha256sum`: whoever keeps the files in one folder with this list
 * checks them with `sha256sum -c --ignore-missing sha256sums.txt`. Names are relative to the list.
 */
export function manifest(fingerprints: readonly Fingerprint[]): string {
  const folder = path.posix.dirname(MANIFEST_PATH);
  return fingerprints
    .map((file) => ({name: path.posix.relative(folder, file.path), sha256: file.sha256}))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({name, sha256}) => `${sha256}  ${name}\n`)
    .join('');
}
