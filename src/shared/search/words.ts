/** A word of a text, with its position. */
export interface Word {
  /** Lower case without accents, for comparing words. Example: `'cafe'` for `'Café'`. */
  readonly folded: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
}

/**
 * Matches a word. A number with points or commas, such as a clause number or `3,000`, and letters
 * with points, such as `C.V.`, are one word. Invisible marks, such as soft hyphens, are inside words.
 */
const WORD =
  /\d{1,3}(?:,\d{3})+(?!\d)|\p{N}+(?:\.\p{N}+)+|(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\p{Cf}+[\p{L}\p{N}\p{M}]+)*/gu;
const PLAIN = /^[a-z\d]*$/;
const NUMBER = /^\d/;
/** Hyphens and apostrophes. */
const JOINERS = "-\u2010\u2011'\u2019";

/** Converts a word to lower case without accents, invisible marks and the points of `C.V.`. */
function fold(word: string): string {
  const lower = word.toLowerCase();
  // Skips the slow normalisation, because nearly every word is plain.
  if (PLAIN.test(lower)) return lower;
  const plain = lower.normalize('NFKD').replaceAll(/[\p{M}\p{Cf},]/gu, '');
  return NUMBER.test(plain) ? plain : plain.replaceAll('.', '');
}

/** The first parts of telephone numbers and postcodes, each with what may follow after a space. */
const CODES = [
  [/^0\d{2,}$/, /^\d+$/],
  [/^[a-z]{1,2}\d[a-z\d]?$/, /^\d[a-z]{2}$/],
] as const;

/** Whether what is between two parts of a text makes them one word. */
function areJoined(between: string, first: string, second: string): boolean {
  if (between.length !== 1) return false;
  if (JOINERS.includes(between)) return true;
  return (
    /\s/.test(between) && CODES.some(([start, rest]) => start.test(first) && rest.test(second))
  );
}

/** Matches a British telephone number with spaces. */
const TELEPHONE = /(?<![\d+])(?:\+44|0044|\(?0)[\d\s()-]{8,}/g;

/** Writes the telephone numbers in a query as the index has them: `01632960140`. */
export function withoutGaps(query: string): string {
  return query.replace(
    TELEPHONE,
    (number) => `${number.replace(/\D/g, '').replace(/^(?:00)?440?/, '0')} `,
  );
}

/**
 * Splits a text into words, and compounds into their parts. Example: `Fit-out` gives `fit` and
 * `out`.
 */
export function partsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({0: run, index}) => ({
    folded: fold(run),
    start: index,
    end: index + run.length,
  }));
}

/**
 * Splits a text into words. A compound, a telephone number and a postcode give their parts and the
 * joined word, because people write both. Example: `Fit-out` gives `fit`, `out` and `fitout`.
 */
export function wordsOf(text: string): Word[] {
  const parts = partsOf(text);
  const compounds: Word[] = [];
  let compound: Word | undefined;
  for (const part of parts) {
    const between = compound && text.slice(compound.end, part.start);
    if (between !== undefined && compound && areJoined(between, compound.folded, part.folded)) {
      compound = {...compound, folded: compound.folded + part.folded, end: part.end};
      compounds.push(compound);
    } else {
      compound = part;
    }
  }
  return parts.concat(compounds);
}

/** Minimum length of a stem, in letters. Unrelated words would share a shorter one. */
const MIN_STEM_LENGTH = 4;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies?$/, 'y'],
  [/s$/, ''],
  [/(?:ity|ship|ly)$/, ''],
  [/(?:ing|er|ed)$/, ''],
  [/e$/, ''],
];

/**
 * Returns the stem that related words share. Example: `clean` for `cleaner`, `cleaners` and
 * `cleaning`.
 */
export function stemOf(spelling: string): string {
  // American spelling: `organization`.
  const word = spelling.replace(/iz(?=[aei])/g, 'is');
  // A short word loses only its plural ending: `jobs`, but not `bus`.
  if (word.length === MIN_STEM_LENGTH) return word.replace(/(?<!s)s$/, '');
  return ENDINGS.reduce((stem, [ending, replacement]) => {
    const shorter = stem.replace(ending, replacement);
    return shorter.length < MIN_STEM_LENGTH ? stem : shorter;
  }, word);
}
