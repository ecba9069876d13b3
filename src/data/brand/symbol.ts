/**
 * The symbol: a workshop's sawtooth roof on a pile and its deck, over two lines of water. Solid is
 * what is built, thin is what is drawn. It is made for one colour; the water may have the signal's.
 *
 * Everything falls on a grid of 16, so that it is sharp as the smallest icon. Where it is shown:
 * header, footer, not-found page, icons, letterheads, link previews.
 */
export const symbol = {
  /** Side of the square in which it is drawn; the units of all that follows. */
  size: 32,
  /** Empty edge of the square; left out where the symbol is aligned with a text. */
  margin: 2,
  structure: 'M2 2l14 7V2l14 7v3H8v4h16v4H8v10H2z',
  water: 'M12 24h18v2H12zM12 28h18v2H12z',
  /** The name beside it: where it begins; its capitals reach from the eaves to the foot of the pile. */
  lettering: {left: 38, top: 12, foot: 30},
} as const;
