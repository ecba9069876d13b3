/** A word of a text, with its place. */
export interface Word {
  /** Without accents and in lower case, as words are compared. Example: `'cafe'` of `'Café'`. */
  readonly folded: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset behind its last character. */
  readonly end: number;
}

/** A number with points, such as that of a clause, is one word. */
const RUN = /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}\p{M}]+/gu;
const PLAIN = /^[a-z\d]*$/;
/** Hyphens and apostrophes. */
const JOINERS = "-\u2010\u2011'\u2019";

/** A word without accents and in lower case. */
function fold(word: string): string {
  const lower = word.toLowerCase();
  // Nearly every word is plain, and to normalise is slow.
  return PLAIN.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** The words of a text; of a compound, its parts. Example: `fit` and `out` of `Fit-out`. */
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

/** Length of the shortest stem, in letters: a shorter one would be shared by strangers. */
const SHORTEST_STEM = 4;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/s$/, ''],
  [/(?:ity|ship|ly)$/, ''],
  [/(?:ing|er|ed)$/, ''],
  [/e$/, ''],
];

/** What words of one family share. Example: `clean` of `cleaner`, `cleaners` and `cleaning`. */
export function stemOf(word: string): string {
  // Of a short word only the plural is cut: `jobs`, but not `bus`.
  if (word.length === SHORTEST_STEM) return word.replace(/(?<!s)s$/, '');
  return ENDINGS.reduce((stem, [ending, replacement]) => {
    const shorter = stem.replace(ending, replacement);
    return shorter.length < SHORTEST_STEM ? stem : shorter;
  }, word);
}
