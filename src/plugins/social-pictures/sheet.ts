/** Measures of the picture in pixels: a model above, a title block below, as on a drawing. */
export const SHEET = {
  width: 1200,
  height: 630,
  margin: 64,
  /** The strip at the foot: whose page it is. A rule in the company's colour divides the two. */
  strip: 104,
  rule: 10,
  /** Where the title may stand: on the dark sweep, left of most models. */
  title: {top: 60, width: 660},
} as const;

/** Height of the model's picture. */
export const PICTURE_HEIGHT = SHEET.height - SHEET.strip - SHEET.rule;

/** Part of the picture, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
