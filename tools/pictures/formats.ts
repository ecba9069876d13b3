import {WIDTHS, type Width} from '../../src/data/pictures/sources';

/** An output format for every picture. */
export interface Format {
  /** File extension. */
  readonly name: 'avif' | 'webp';
  /** Default quality, used if the file is within its budget. */
  readonly quality: number;
  /** Lowest quality. A file above its budget is encoded again with lower quality, step by step. */
  readonly leastQuality: number;
  /** Whether a file that is too heavy at the lowest quality is published. */
  readonly mayExceed?: boolean;
  /** Encoder effort, 0 to 9. */
  readonly effort: number;
  /** Maximum file size in bytes for each width in pixels. Other widths are not encoded. */
  readonly budget: Readonly<Partial<Record<Width, number>>>;
}

/**
 * Formats in order of preference, with their size budgets. Most pictures are within budget at the
 * default quality; a heavier one is encoded at a lower quality, so that visitors don't have to
 * download more. The WebP is for browsers without AVIF, such as Edge before version 121, and for
 * link previews.
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
    budget: {1200: 66_000},
  },
];

/**
 * Formats for photographs. Their grain takes the encoder long: with effort 3 it takes a fifth of the
 * time, for files a tenth to a quarter larger at the same quality (measured at 1600 and 2400 px).
 */
export const PHOTOGRAPH_FORMATS = FORMATS.map((format) => ({
  ...format,
  effort: 3,
  leastQuality: 30,
  mayExceed: true,
}));

/**
 * Returns the quality for the next attempt at a file that is too heavy. Halving a file takes about
 * eight steps of quality.
 */
export function nextQuality(quality: number, weight: number, budget: number): number {
  return quality - Math.max(3, Math.round(8 * Math.log2(weight / budget)));
}

/** A file that is encoded from a master. */
interface PictureFile {
  /** Its name. Example: `1200.avif` */
  readonly name: string;
  readonly width: Width;
  readonly format: Format;
  /** Maximum size in bytes. */
  readonly budget: number;
}

/** Returns the files of a master that is this wide. */
export function filesOf(masterWidth: number, formats = FORMATS): PictureFile[] {
  return WIDTHS.filter((width) => width <= masterWidth).flatMap((width) =>
    formats.flatMap((format) => {
      const budget = format.budget[width];
      return budget === undefined ? [] : [{name: `${width}.${format.name}`, width, format, budget}];
    }),
  );
}
