/*
 * The page in twentieths of a point, which is how the format counts: A4 with the margins of the
 * PDF. Sizes of letters are in half points, thickness of rules in eighths.
 */

export const PAGE = {
  size: {width: 11_906, height: 16_838},
  margin: {top: 1360, right: 907, bottom: 1134, left: 1247, header: 760, footer: 600},
} as const;

const CONTENT_WIDTH = PAGE.size.width - PAGE.margin.left - PAGE.margin.right;
/** Section and clause numbers hang in this space. */
const HANG = 800;

export const COLUMN = {
  width: CONTENT_WIDTH,
  hang: HANG,
  /** Text stops before the margin, at about 66 characters; tables go on. */
  textIndent: {left: HANG, right: 872},
  block: {left: HANG, width: CONTENT_WIDTH - HANG},
} as const;

/** The tokens of the site, without the sign that the format does not write. */
export const COLOUR = {
  text: '15181C',
  quiet: '4A4F57',
  hair: 'D6D4CE',
  signal: 'C2391A',
  signalWash: 'FBEEE9',
} as const;

export const RULE = {hair: 4, strong: 8, bar: 18} as const;
