/**
 * The symbol: a workshop's sawtooth roof on a pile and its deck, above two lines of water. The
 * building is solid; the water is thin lines. The symbol works in one colour, but the water may be
 * in the signal colour.
 *
 * It is drawn on a grid of 16, so that the smallest icon is sharp. It appears in the
 * header, footer, not-found page, icons, letterheads and link previews.
 */
export const symbol = {
  /** Side of the square that contains the drawing, in the unit of all numbers below. */
  size: 32,
  /** Empty border of the square; omitted where the symbol is aligned with text. */
  margin: 2,
  structure: 'M2 2l14 7V2l14 7v3H8v4h16v4H8v10H2z',
  water: 'M12 24h18v2H12zM12 28h18v2H12z',
  /**
   * Position of the name beside the symbol. Its capitals reach from the eaves to the foot of the
   * pile.
   */
  lettering: {left: 38, top: 12, foot: 30},
} as const;

/** The brand name as outlines, with its position beside the symbol. */
export interface Wordmark {
  /** SVG path data in the finer units; the origin is the left end of the baseline. */
  readonly d: string;
  /** Finer units per unit of the symbol. They keep the coordinates short, as whole numbers. */
  readonly fineness: number;
  /** Left end of the baseline, in units of the symbol. */
  readonly x: number;
  readonly y: number;
  /** Width of symbol and name together, in units of the symbol. */
  readonly width: number;
}
