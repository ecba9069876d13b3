/** How far a typing mistake may lead away from a word. */
interface Tolerance {
  /** Characters left out, added, exchanged or swapped with their neighbour. */
  readonly mistakes: 0 | 1 | 2;
  /** Whether the word may go on: the visitor is still typing. Short words must end there. */
  readonly unfinished: boolean;
}

/** Short words are one mistake from too many others, and nobody can tell a wrong number. */
function toleranceFor(term: string): Tolerance {
  const {length} = term;
  if (length < 4 || /\d/.test(term)) {
    return {mistakes: 0, unfinished: false};
  }
  return {mistakes: length < 9 ? 1 : 2, unfinished: length > 5};
}

/**
 * The test whether a word could be meant by what was typed: optimal string alignment distance,
 * measured to the whole word or, when much has been typed, to any beginning of it.
 */
export function typoTest(term: string): (word: string) => boolean {
  const {mistakes, unfinished} = toleranceFor(term);
  const shortest = term.length - mistakes;
  const longest = term.length + mistakes;
  return (word) => {
    if (word.length < shortest || (!unfinished && word.length > longest)) {
      return false;
    }
    return isWithin(mistakes, term, word.slice(0, longest), unfinished);
  };
}

/** 0, 1, 2 and so on, for longer words than anybody types. */
const COUNTING: readonly number[] = Array.from({length: 256}, (_, place) => place);

/** Whether a term is at most so many mistakes away from a word, or from a beginning of the word. */
function isWithin(mistakes: number, term: string, word: string, toBeginning: boolean): boolean {
  let before: readonly number[] = [];
  let above: readonly number[] = COUNTING.slice(0, word.length + 1);
  for (let row = 1; row <= term.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= word.length; column += 1) {
      const same = term[row - 1] === word[column - 1];
      const swapped = term[row - 1] === word[column - 2] && term[row - 2] === word[column - 1];
      const distance = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Infinity,
      );
      current.push(distance);
      least = Math.min(least, distance);
    }
    // It only grows from here. Most words end at their second or third letter.
    if (least > mistakes) {
      return false;
    }
    before = above;
    above = current;
  }
  return toBeginning || at(above, word.length) <= mistakes;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
