/** An output format for every picture. */
export interface Format {
  /** File extension. */
  readonly name: 'avif' | 'webp';
  /** Default quality, used if the file is within its budget. */
  readonly quality: number;
  /** Lowest quality. A file above its budget is encoded again with lower quality, step by step. */
  readonly leastQuality: number;
  /** Encoder effort, 0 to 9. */
  readonly effort: number;
  /** Maximum file size in bytes for each width in pixels. */
  readonly budget: Readonly<Record<Width, number>>;
}

/** Widths in pixels. Widths greater than the master's are skipped. */
export const WIDTHS = [480, 800, 1200, 1600, 1920, 2400] as const;
export type Width = (typeof WIDTHS)[number];

/**
 * Formats in order of preference, with their size budgets. Most pictures are within budget at the
 * default quality; a heavier one is encoded at a lower quality, so that visitors don't have to
 * download more.
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

/** Decrease in quality for each attempt. */
export const QUALITY_STEP = 3;
