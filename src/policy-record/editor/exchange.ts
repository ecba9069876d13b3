/* Types of the JSON that the editor in the browser and the server of `npm start` exchange. */

/** Start of the server's addresses. */
export const EDITOR_PATH = '/__editor/';

/** A problem, described with the field names of the form. */
export interface Finding {
  /** The field as the file names it. Example: `'statutes[0].url'`. */
  readonly field: string;
  /** The label of the field in the form. Example: `'Law 1, address'`. */
  readonly label: string;
  /** Line of the file, from 1. */
  readonly line?: number;
  readonly message: string;
}

export interface Stored {
  /** With `\n` at the ends of lines, and no byte order mark. */
  readonly text: string;
  /** SHA-256 of the file. A save names the hash of the file it is based on. */
  readonly sha256: string;
}

/** Locations of a submitted change. */
export interface Submitted {
  readonly branch: string;
  /** Name of the remote repository that contains the branch. */
  readonly pushedTo?: string;
  /** Page of the Git host on which to propose the change. */
  readonly proposeAt?: string;
  /** The change as a file, if no remote repository has it. */
  readonly patch?: string;
  /** Why the push failed. */
  readonly failure?: string;
}

/** The answer to a request that the server refused. */
export interface Refusal {
  readonly message: string;
  readonly findings?: readonly Finding[];
  /** The file, if someone else changed it. */
  readonly stored?: Stored;
}

/** Carries a refusal, on the server and in the browser. */
export class NotDone extends Error {
  constructor(
    /** HTTP status; 0 if the server did not answer. */
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

/** Labels of the fields, in the front matter and in an approval. */
export const LABELS = {
  title: 'Title',
  sidebar_label: 'Short name',
  description: 'Description',
  promise: 'Sentence shown on the card',
  lead: 'First paragraph',
  owner: 'Owner',
  approver: 'Approver',
  type: 'Type',
  kind: 'Kind of document',
  reference: 'Reference',
  appliesTo: 'Applies to',
  statutes: 'Law',
  inShort: 'In short',
  contact: 'Ways to report a concern, shown at the top of the page',
  name: 'name',
  url: 'address',
  approvedOn: 'Approved on',
  approvedBy: 'Approved by',
  effectiveFrom: 'Applies from',
  reviewBy: 'Next review',
  note: 'What changed',
  text: 'Text',
} as const;

/**
 * Labels a field of a report. Examples: `statutes[0].url` is `Law 1, address`,
 * `text, section 4` is `Text, section 4`.
 */
export function labelOf(field: string): string {
  const [, name = '', index, inner = '', rest = ''] =
    /^(\w*)(?:\[(\d+)\])?(?:\.(\w+))?(.*)$/.exec(field) ?? [];
  const word = (key: string) =>
    Object.hasOwn(LABELS, key) ? LABELS[key as keyof typeof LABELS] : key;
  return (
    [
      word(name) + (index === undefined ? '' : ` ${Number(index) + 1}`),
      ...(inner === '' ? [] : [word(inner)]),
    ].join(', ') + rest
  );
}
