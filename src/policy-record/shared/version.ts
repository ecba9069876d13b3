import * as z from 'zod';

/** A valid calendar date, so not 30 February. Example: `'2026-04-01'`. */
export const day = z.iso.date('a date that exists, written YYYY-MM-DD');

/** Example: `'4.0'`. */
const versionNumber = z.string().regex(/^\d+\.\d+$/, 'major.minor, e.g. 4.0');

const sha256 = z.string().regex(/^[\da-f]{64}$/, '64 hexadecimal digits');

/**
 * A row of the ledger about a document (policy or notice). Most rows enter a version: `major` if
 * someone has to act differently, otherwise `minor`. The others say something about a version that
 * is there, and name its fingerprints: it was `reviewed` without a change, `rescheduled` to another
 * first day, `withdrawn` with nothing to replace it, or `retracted`, because the newest row was
 * entered in error. Versions from before the ledger have no kept text, and some of their dates are
 * unknown.
 */
export const versionRow = z.strictObject({
  /** Without the group's prefix. Example: `'POL-009'`. */
  reference: z.string(),
  /** Place under `docs/`. Example: `'policies/whistleblowing'`. */
  document: z.string(),
  version: versionNumber,
  kind: z.enum(['major', 'minor', 'reviewed', 'rescheduled', 'withdrawn', 'retracted']),
  /** Day on which the row was written. */
  enteredOn: day,
  approvedOn: day.nullable(),
  /** A role or a body. */
  approvedBy: z.string().min(3),
  /** First day in force, or first day on which the row applies. */
  effectiveFrom: day,
  /** Day by which the document must be reviewed: at most twelve months after approval. */
  reviewBy: day.nullable(),
  /** Numbers of the sections that changed; `all` for a first issue. */
  sections: z.union([z.array(z.int().positive()), z.literal('all')]),
  /** What changed, for readers. */
  note: z.string().min(5).max(280),
  /** SHA-256 of the canonical text; see src/policy-record/words/canonical-text.ts. */
  sha256: sha256.nullable(),
  /** SHA-256 of the kept file. */
  source: sha256.nullable(),
  /** SHA-256 of the line before in the same file; 64 zeros in the first. */
  previous: sha256,
});

export type VersionRow = z.infer<typeof versionRow>;

/** Whether a row adds a text. The other rows change something about an earlier version. */
export function entersText({kind}: Pick<VersionRow, 'kind'>): boolean {
  return kind === 'major' || kind === 'minor';
}

/** Returns the id of a version's row in the table of revisions. Example: `version-4.1`. */
export function revisionAnchor(version: string): string {
  return `version-${version}`;
}

/**
 * Whether a version is in force on the day of the build. A `replaced` version never was, because a
 * later one replaced it before its first day; a `corrected` one was replaced on its first day; a
 * `retracted` one was entered in error.
 */
export type State =
  'coming' | 'in force' | 'superseded' | 'withdrawn' | 'replaced' | 'corrected' | 'retracted';

export const STATE_WORDS: Readonly<Record<State, string>> = {
  coming: 'Not yet in force',
  'in force': 'In force',
  superseded: 'Superseded',
  withdrawn: 'Withdrawn',
  replaced: 'Never in force',
  corrected: 'Replaced on the same day',
  retracted: 'Entered in error',
};

/** What a row says, for readers. The words of a version's row are those of its note. */
export const KIND_WORDS: Readonly<Record<VersionRow['kind'], string>> = {
  major: 'major change',
  minor: 'minor change',
  reviewed: 'Reviewed, unchanged',
  rescheduled: 'First day changed',
  withdrawn: 'Withdrawn',
  retracted: 'Entered in error',
};

/** Names what a row entered. Examples: `version 4.1`, `the withdrawal`. */
export function entryName({kind, version}: Pick<VersionRow, 'kind' | 'version'>): string {
  if (entersText({kind})) return `version ${version}`;
  if (kind === 'reviewed') return `the review of version ${version}`;
  if (kind === 'rescheduled') return 'the change of the first day';
  return kind === 'withdrawn' ? 'the withdrawal' : 'the report of an error';
}

/** Returns the note of a row for readers, after what the row says. */
export function noteOf({kind, note}: Pick<VersionRow, 'kind' | 'note'>): string {
  if (entersText({kind})) return note;
  return note.startsWith(KIND_WORDS[kind]) ? note : `${KIND_WORDS[kind]}. ${note}`;
}

/** A closed edition in the ledger: none of its files may change. */
export const editionRow = z.strictObject({
  /** Example: `'2025'`. */
  edition: z.string().regex(/^\d{4}$/, 'a year'),
  closedOn: day,
  /** SHA-256 of each file, by its path in the edition's folder. */
  files: z.record(z.string(), sha256),
  /** SHA-256 of the newest row of each document when this row was written. */
  heads: z.record(z.string(), sha256),
  previous: sha256,
});

export type EditionRow = z.infer<typeof editionRow>;

/** Negative when version `a` is older than `b`, zero when they are equal. Example: 4.9 < 4.10. */
export function compareVersions(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}

/** Whether each changed section gets a mark. If more than half of all changed, one sentence says so. */
export function isEachMarked(changed: number, all: number): boolean {
  return 2 * changed <= all;
}

/** Numbers of the sections that a version changed; none for a first issue, where all are new. */
export function changedSections({
  row,
}: {
  readonly row?: Pick<VersionRow, 'sections'>;
}): readonly number[] {
  return Array.isArray(row?.sections) ? row.sections : [];
}
