import type {PolicyRecord} from '../record';

/** What a copy carries in its properties, so that a stale one is found without reading it. */
export interface Stamp {
  readonly reference: string;
  readonly edition: string;
  readonly version: string;
  /** A day, e.g. `2026-04-01`. */
  readonly effectiveFrom: string;
  /** Fingerprint of the edition's canonical text. */
  readonly sha256: string;
}

/** Names under which the properties of a file hold the stamp. */
const STAMP_NAMES = {
  reference: 'PolicyReference',
  edition: 'PolicyEdition',
  version: 'PolicyVersion',
  effectiveFrom: 'PolicyEffective',
  sha256: 'PolicySHA256',
} as const satisfies Record<keyof Stamp, string>;

/** The stamp that a copy of a record must carry. */
export function stampOf({edition, sha256, frontMatter}: PolicyRecord): Stamp {
  const {reference, version, effectiveFrom} = frontMatter;
  return {reference, edition, version, effectiveFrom, sha256};
}

/** The same as properties of a file: name and value. */
export function stampEntries(record: PolicyRecord): (readonly [name: string, value: string])[] {
  const stamp = stampOf(record);
  return (Object.keys(STAMP_NAMES) as (keyof Stamp)[]).map(
    (key) => [STAMP_NAMES[key], stamp[key]] as const,
  );
}

/** The stamp made of what was found under each name; nothing when one is missing. */
export function readWith(valueOf: (name: string) => string | undefined): Stamp | undefined {
  const [reference, edition, version, effectiveFrom, sha256] = (
    ['reference', 'edition', 'version', 'effectiveFrom', 'sha256'] as const
  ).map((key) => valueOf(STAMP_NAMES[key]));
  if (
    reference === undefined ||
    edition === undefined ||
    version === undefined ||
    effectiveFrom === undefined ||
    sha256 === undefined
  ) {
    return undefined;
  }
  return {reference, edition, version, effectiveFrom, sha256};
}
