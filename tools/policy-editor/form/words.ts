import type {PolicyFrontMatter, Revision} from '../../../src/content/documents/schema';
import {policyFields, type Field} from './fields';

/** What the form says of a field. */
export interface FieldWords {
  readonly label: string;
  /** What to write, in a sentence or two. */
  readonly help: string;
}

type WordsOf<T> = Readonly<Record<keyof T & string, FieldWords>>;

/** A field that the schema gets and this table does not is an error of types. */
const WORDS: WordsOf<PolicyFrontMatter> = {
  title: {label: 'Title', help: 'Title of the page.'},
  description: {
    label: 'Description',
    help: 'The sentence below the title, and what search engines show. 70 to 160 characters.',
  },
  sidebar_label: {label: 'Short name', help: 'For menus and the card on the About page.'},
  kind: {label: 'Kind of document', help: ''},
  reference: {
    label: 'Reference',
    help: 'What people quote, without the group’s prefix. It never changes.',
  },
  type: {label: 'Type', help: 'A statement is published because a statute asks for it.'},
  version: {label: 'Version', help: '“Make it a new version” raises it. Do not count by hand.'},
  status: {label: 'Status', help: 'Only what has been approved is in force.'},
  owner: {label: 'Owner', help: 'The role that keeps the policy. A role, not a name.'},
  approver: {label: 'Approved by', help: 'The role or body that approved it.'},
  approvedOn: {label: 'Approved on', help: ''},
  effectiveFrom: {label: 'Applies from', help: ''},
  reviewBy: {label: 'Review by', help: 'Twelve months after the approval at the latest.'},
  changeType: {label: 'Kind of change', help: 'Major when somebody has to act differently.'},
  changeNote: {
    label: 'What changed',
    help: 'One or two sentences for readers. Required for a major change.',
  },
  appliesTo: {label: 'Applies to', help: 'The companies that it binds.'},
  statutes: {label: 'Law it rests on', help: 'Readers find it below the text.'},
  sections: {
    label: 'Number of sections',
    help: 'The site’s specification fixes it. A new matter becomes a part of a section.',
  },
  inShort: {label: 'In short', help: 'Exactly three sentences for somebody in a hurry.'},
  revisions: {
    label: 'Revision table',
    help: 'The newest version stands first. “Make it a new version” adds its row.',
  },
  contact: {
    label: 'Ways to report at the top of the page',
    help: 'Shows the speak-up line and its mailbox above the text.',
  },
};

const IN_ROWS: WordsOf<Revision & PolicyFrontMatter['statutes'][number]> = {
  version: {label: 'Version', help: ''},
  effectiveFrom: {label: 'Applied from', help: ''},
  sections: {label: 'Sections that changed', help: 'Numbers with commas, or “all”.'},
  changeType: {label: 'Kind of change', help: ''},
  note: {label: 'What changed', help: ''},
  approvedBy: {label: 'Approved by', help: ''},
  name: {label: 'Name of the law', help: ''},
  url: {label: 'Its address', help: 'It begins with https.'},
};

/** What one entry of a list is called. */
const ENTRIES: Readonly<Record<string, string>> = {
  statutes: 'law',
  inShort: 'sentence',
  revisions: 'row',
};

/** The words of a choice, where the value itself would not do. */
const VALUES: Readonly<Record<string, string>> = {
  policy: 'Policy',
  statement: 'Statement',
  draft: 'Draft, not in force',
  'in force': 'In force',
  superseded: 'Superseded',
  major: 'Major: somebody has to act differently',
  minor: 'Minor: nobody has to act differently',
};

/** Fields under one heading, in the order in which people ask for them. */
export const GROUPS: readonly {readonly title: string; readonly names: readonly string[]}[] = [
  {title: 'What it is', names: ['title', 'sidebar_label', 'description', 'inShort', 'contact']},
  {
    title: 'Who keeps it, and until when',
    names: ['owner', 'approver', 'approvedOn', 'effectiveFrom', 'reviewBy'],
  },
  {title: 'Whom it binds, and by what law', names: ['appliesTo', 'statutes']},
  {
    title: 'Version and history',
    names: ['version', 'status', 'changeType', 'changeNote', 'revisions'],
  },
  {title: 'What rarely changes', names: ['reference', 'type', 'sections']},
];

function wordsIn(table: Readonly<Record<string, FieldWords>>, name: string): FieldWords {
  return table[name] ?? {label: name, help: ''};
}

export function wordsOf(field: Field): FieldWords {
  return wordsIn(WORDS, field.name);
}

/** Words of a field inside an entry of a list. */
export function wordsInRow(field: Field): FieldWords {
  return wordsIn(IN_ROWS, field.name);
}

export function entryName(field: Field): string {
  return ENTRIES[field.name] ?? 'entry';
}

/** @param companies names of the group's companies by id */
export function valueWords(value: string, companies: Readonly<Record<string, string>>): string {
  return VALUES[value] ?? companies[value] ?? value;
}

/**
 * A field of a report as the form calls it. Example: `revisions[0].note` is
 * `Revision table, row 1, What changed`.
 */
export function placeWords(path: string): string {
  const [, name = '', index, inner] = /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?$/.exec(path) ?? [];
  const field = policyFields.find((each) => each.name === name);
  if (!field) return path;
  return [
    wordsOf(field).label,
    ...(index === undefined ? [] : [`${entryName(field)} ${Number(index) + 1}`]),
    ...(inner === undefined ? [] : [wordsIn(IN_ROWS, inner).label]),
  ].join(', ');
}
