import type {Face} from '../../../../fonts/faces';

/*
 * The sheet in points: A4 with the margins of the site's print style (18, 16, 20 and 22 mm).
 * Colours are those of `src/css/tokens.css`; a test holds the two together.
 */

export const SHEET = {width: 595.28, height: 841.89} as const;

export const COLUMN = {
  left: 62.36,
  right: 549.92,
  width: 487.56,
  /** Section and clause numbers hang in this space; text begins behind it. */
  hang: 40,
  /** About 66 characters, the measure of the site. */
  text: 404,
} as const;

/** Where the text may stand. The first page begins lower, below the letterhead. */
export const TEXT_AREA = {firstTop: 106, top: 78, bottom: 780} as const;

export const COLOUR = {
  text: '#15181c',
  quiet: '#4a4f57',
  hair: '#d6d4ce',
  strong: '#15181c',
  signal: '#c2391a',
  signalWash: '#fbeee9',
  inForce: '#1f5c4d',
} as const;

export const RULE = {hair: 0.6, strong: 0.9, frame: 1.1} as const;

/**
 * How a text is set. Sizes in points; `tracking` in thousandths of the size; `lastLine` is the
 * share of the width that the last line should fill, where that matters more than long lines.
 */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  readonly tracking?: number;
  readonly lastLine?: number;
}

const quiet = {colour: COLOUR.quiet} as const;
const ink = {colour: COLOUR.text} as const;

export const STYLE = {
  title: {face: 'display', size: 31, leading: 33, tracking: -22, lastLine: 0.4, ...ink},
  lead: {face: 'text', size: 12.5, leading: 18, lastLine: 0.4, ...ink},
  section: {face: 'heading', size: 15.5, leading: 19, tracking: -16, ...ink},
  sectionNumber: {face: 'mono', size: 12.5, leading: 19, ...ink},
  part: {face: 'subheading', size: 11, leading: 15, tracking: -6, ...ink},
  body: {face: 'text', size: 9.75, leading: 14.75, ...ink},
  strong: {face: 'strong', size: 9.75, leading: 14.75, ...ink},
  number: {face: 'mono', size: 8, leading: 14.75, ...quiet},
  small: {face: 'text', size: 8.75, leading: 12.75, ...ink},
  smallStrong: {face: 'strong', size: 8.75, leading: 12.75, ...ink},
  smallQuiet: {face: 'text', size: 8.75, leading: 12.75, ...quiet},
  label: {face: 'text', size: 7.75, leading: 11, ...quiet},
  value: {face: 'medium', size: 9.25, leading: 12.5, ...ink},
  reference: {face: 'mono', size: 8.5, leading: 12.75, ...ink},
  referenceValue: {face: 'monoMedium', size: 9.25, leading: 12.5, ...ink},
  mark: {face: 'mono', size: 7.5, leading: 19, colour: COLOUR.signal},
  furniture: {face: 'mono', size: 7, leading: 10, ...quiet},
  running: {face: 'text', size: 8, leading: 10, ...quiet},
  warning: {face: 'strong', size: 8, leading: 10, colour: COLOUR.signal},
  signboard: {face: 'signboard', size: 15, leading: 18, tracking: -18, ...ink},
} as const satisfies Record<string, TextStyle>;
