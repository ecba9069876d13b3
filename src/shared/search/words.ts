/** A word of a text, with its position. */
export interface Word {
  /** Lower case without accents, for comparing words. Example: `'cafe'` for `'Café'`. */
  readonly folded: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
}

/** Matches a word. A number with points, such as a clause number, is one word. */
const WORD = /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}\p{M}]+/gu;
const PLAIN = /^[a-z\d]*$/;
/** Hyphens and apostrophes. */
const JOINERS = "-\u2010\u2011'\u2019";

/** Converts a word to lower case without accents. */
function fold(word: string): string {
  const lower = word.toLowerCase();
  // Skips the slow normalisation, because nearly every word is plain.
  return PLAIN.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
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
 * Splits a text into words. A compound gives its parts and the joined word, because people write
 * both. Example: `Fit-out` gives `fit`, `out` and `fitout`.
 */
export function wordsOf(text: string): Word[] {
  const parts = partsOf(text);
  const compounds: Word[] = [];
  let compound: Word | undefined;
  for (const part of parts) {
    const joins = compound?.end === part.start - 1 && JOINERS.includes(text.charAt(compound.end));
    if (compound && joins) {
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
  [/ies$/, 'y'],
  [/s$/, ''],
  [/(?:ity|ship|ly)$/, ''],
  [/(?:ing|er|ed)$/, ''],
  [/e$/, ''],
];

/**
 * Returns the stem that related words share. Example: `clean` for `cleaner`, `cleaners` and
 * `cleaning`.
 */
export function stemOf(word: string): string {
  // A short word loses only its plural ending: `jobs`, but not `bus`.
  if (word.length === MIN_STEM_LENGTH) return word.replace(/(?<!s)s$/, '');
  return ENDINGS.reduce((stem, [ending, replacement]) => {
    const shorter = stem.replace(ending, replacement);
    return shorter.length < MIN_STEM_LENGTH ? stem : shorter;
  }, word);
}
