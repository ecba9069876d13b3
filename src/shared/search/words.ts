/** A word of a text, with its place. */
export interface Word {
  /** Without accents and in lower case, as words are compared. Example: `'cafe'` of `'Café'`. */
  readonly folded: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset behind its last character. */
  readonly end: number;
}

/** A number with points, such as a clause number, is one word. */
const RUN = /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}\p{M}]+/gu;
const PLAIN = /^[a-z\d]*$/;
/** Hyphens and apostrophes. */
const JOINERS = "-\u2010\u2011'\u2019";

/** Removes accents and capital letters from a word. */
function fold(word: string): string {
  const lower = word.toLowerCase();
  // Skips plain words, because normalising is slow.
  return PLAIN.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/**
 * Returns the words of a text, with compounds split into their parts. Example: `fit` and `out` of
 * `Fit-out`.
 */
export function partsOf(text: string): Word[] {
  return Array.from(text.matchAll(RUN), ({0: run, index}) => ({
    folded: fold(run),
    start: index,
    end: index + run.length,
  }));
}

/**
 * The words of a text; a compound counts as its parts and as one word, because people write both.
 * Example: `fit`, `out` and `fitout` of `Fit-out`.
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

/** Length of the shortest stem, in letters: unrelated words would share a shorter one. */
const SHORTEST_STEM = 4;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/s$/, ''],
  [/(?:ity|ship|ly)$/, ''],
  [/(?:ing|er|ed)$/, ''],
  [/e$/, ''],
];

/**
 * Returns the stem that related words share. Example: `clean` of `cleaner`, `cleaners` and
 * `cleaning`.
 */
export function stemOf(word: string): string {
  // Removes only a plural ending from a short word: `jobs`, but not `bus`.
  if (word.length === SHORTEST_STEM) return word.replace(/(?<!s)s$/, '');
  return ENDINGS.reduce((stem, [ending, replacement]) => {
    const shorter = stem.replace(ending, replacement);
    return shorter.length < SHORTEST_STEM ? stem : shorter;
  }, word);
}
