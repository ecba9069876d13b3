/** Names of the styles that Word does not bring along. */
export const STYLE = {
  lead: 'Lead',
  clause: 'Clause',
  text: 'Text',
  note: 'Note',
  endHeading: 'EndHeading',
  small: 'SmallHeading',
  cell: 'Cell',
  cellHead: 'CellHeading',
  notice: 'Notice',
  furniture: 'Furniture',
  fingerprint: 'Fingerprint',
} as const;

/** Names of the numberings. */
export const NUMBERING = {policy: 'policy', dashes: 'dashes', steps: 'steps'} as const;
