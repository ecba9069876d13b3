/** Short words are one mistake from too many others, and no one can tell a wrong number. */
const SHORTEST_GUESSED = 4;
/** A word this long may hold two mistakes. */
const LONG = 9;
/** A word this long may go on: the visitor is still typing. Shorter ones must end where they end. */
const UNFINISHED = 6;

/**
 * Whether a word could be meant by what was typed, with characters left out, added, exchanged or
 * swapped with their neighbour: the whole word or, when much has been typed, a beginning of it.
 */
export function couldMean(term: string, word: string): boolean {
  if (term.length < SHORTEST_GUESSED || /\d/.test(term)) {
    return term === word;
  }
  return isWithin(term.length < LONG ? 1 : 2, term, word, term.length >= UNFINISHED);
}

/** Reads on from a place in each word; it cuts out nothing, because each key asks it of all words. */
function isWithin(
  mistakes: number,
  term: string,
  word: string,
  toBeginning: boolean,
  typedFrom = 0,
  meantFrom = 0,
): boolean {
  let typed = typedFrom;
  let meant = meantFrom;
  while (typed < term.length && term.charCodeAt(typed) === word.charCodeAt(meant)) {
    typed += 1;
    meant += 1;
  }
  if (typed === term.length) {
    return toBeginning || word.length - meant <= mistakes;
  }
  const goesOn = (skipped: number, instead: number) =>
    isWithin(mistakes - 1, term, word, toBeginning, typed + skipped, meant + instead);
  return (
    mistakes > 0 &&
    (goesOn(1, 1) ||
      goesOn(1, 0) ||
      goesOn(0, 1) ||
      (word.charAt(meant) === term.charAt(typed + 1) &&
        word.charAt(meant + 1) === term.charAt(typed) &&
        goesOn(2, 2)))
  );
}
