/** One format in which every picture is encoded. */
export interface Format {
  /** Ending of its files. */
  readonly name: 'avif' | 'webp';
  /** Quality for every picture that is light enough with it. */
  readonly quality: number;
  /** A picture above its budget gets less, step by step, but never below this. */
  readonly leastQuality: number;
  /** Effort of the encoder, 0 to 9. */
  readonly effort: number;
  /** Most bytes that a file of a width in pixels may have. */
  readonly budget: Readonly<Record<Width, number>>;
}

/** Widths in pixels; one above the master's own is left out. */
export const WIDTHS = [480, 800, 1200, 1600, 1920, 2400] as const;
export type Width = (typeof WIDTHS)[number];

/**
 * Formats, best first, and what a file may weigh. The budgets are those of the richest pictures at
 * the usual quality; a heavier one is encoded with less quality before a visitor pays for it.
 */
export const FORMATS: readonly Format[] = [
  {
    name: 'avif',
    quality: 55,
    leastQuality: 40,
    effort: 5,
    budget: {
      480: 12_500,
      800: 26_000,
      1200: 45_000,
      1600: 64_000,
      1920: 90_000,
      2400: 125_000,
    },
  },
  {
    name: 'webp',
    quality: 78,
    leastQuality: 62,
    effort: 5,
    budget: {
      480: 19_000,
      800: 39_000,
      1200: 66_000,
      1600: 92_000,
      1920: 129_000,
      2400: 180_000,
    },
  },
];

/** By how much the quality falls from try to try. */
export const QUALITY_STEP = 3;
