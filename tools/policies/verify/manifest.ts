import {createHash} from 'node:crypto';

/** A published file and the hash of its bytes. */
export interface Published {
  /** Example: `policies/whistleblowing.2026.txt`. */
  readonly name: string;
  readonly sha256: string;
}

const LINE = /^([0-9a-f]{64}) [ *](\S.*)$/;

/**
 * Reads a manifest as `sha256sum` writes it: hash, two spaces, name. Empty lines and lines that
 * begin with # are skipped.
 *
 * @throws when another line is in it, or nothing at all
 */
export function readManifest(text: string): Published[] {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({line: line.trimEnd(), number: index + 1}))
    .filter(({line}) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0) {
    throw new Error('The manifest is empty.');
  }
  return lines.map(({line, number}) => {
    const [, sha256, name] = LINE.exec(line) ?? [];
    if (sha256 === undefined || name === undefined) {
      throw new Error(`Line ${number} of the manifest is not a hash and a name: "${line}".`);
    }
    return {name, sha256};
  });
}

/** What is known of a copy. */
export type Verdict =
  /** Byte for byte what was published. */
  | {readonly kind: 'same'; readonly published: Published}
  /** The same text, but something on its way changed the line endings. */
  | {readonly kind: 'same text'; readonly published: Published}
  /** It has the name of a published file, or its stamp, and other contents. */
  | {readonly kind: 'different'; readonly published: Published}
  | {readonly kind: 'unknown'};

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A text with the line endings and the beginning that published texts have. */
function plain(content: Buffer): string {
  return content
    .toString()
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

function lastPart(name: string): string {
  return name.split(/[\\/]/).at(-1) ?? name;
}

/**
 * Compares a copy with what was published.
 *
 * @param stamps hashes that the copy carries in its properties
 */
export function verdictOn(
  name: string,
  content: Buffer,
  stamps: readonly string[],
  manifest: readonly Published[],
): Verdict {
  const byHash = (hash: string) => manifest.find(({sha256}) => sha256 === hash);
  const same = byHash(hashOf(content));
  if (same) return {kind: 'same', published: same};
  const sameText = byHash(hashOf(plain(content)));
  if (sameText) return {kind: 'same text', published: sameText};
  const named = manifest.find((each) => lastPart(each.name) === lastPart(name));
  const stamped = stamps.map(byHash).find((each) => each !== undefined);
  const published = named ?? stamped;
  return published ? {kind: 'different', published} : {kind: 'unknown'};
}
