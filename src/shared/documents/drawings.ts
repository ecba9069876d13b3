/** The drawings that a document may show: one for the width of the text, and those for the margin. */
export const MARGIN_DRAWINGS = [
  'audits',
  'call-out',
  'cloths',
  'cost',
  'first-week',
  'floor',
  'hot-work',
  'hourly-calls',
  'patrol',
  'scores',
  'shutdown',
  'site-file',
  'twelve-weeks',
  'year',
] as const;

export type MarginDrawingName = (typeof MARGIN_DRAWINGS)[number];

export const DRAWINGS = ['fit-out', ...MARGIN_DRAWINGS] as const;
