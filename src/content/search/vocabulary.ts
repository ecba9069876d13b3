import SearchableMap from 'minisearch/SearchableMap';
import {stemOf} from './words';

/** A word that stands in a text, with what is known of it. */
export interface Known<About> {
  readonly word: string;
  readonly stem: string;
  readonly about: About;
}

/** A known word that a typed one could stand for. */
export interface Meant<About> extends Known<About> {
  /** From 0 to 1. */
  readonly closeness: number;
  /** Whether there would have to be a typing mistake. */
  readonly isGuess?: boolean;
}

/** How close a known word is to the typed one. */
export const CLOSENESS = {same: 1, beginning: 0.8, family: 0.7, typo: 0.4} as const;

/** Written out, because a letter may mean ten thousand words and to spread them takes long. */
function meaning<About>({word, stem, about}: Known<About>, closeness: number): Meant<About> {
  return {word, stem, about, closeness};
}

/** The words of all texts, each once, so that a search compares each word once. */
export class Vocabulary<About> {
  /** MiniSearch's own map: its keys are found by their beginning. */
  readonly #words = new SearchableMap<Known<About>>();
  readonly #families = new Map<string, Known<About>[]>();
  readonly #inOrder: Known<About>[] = [];

  /**
   * What is known of a word, which becomes known if it is not.
   *
   * @param begin makes what is known of a new word
   */
  add(word: string, begin: () => About): About {
    return this.#words.fetch(word, () => this.#addNew(word, begin())).about;
  }

  #addNew(word: string, about: About): Known<About> {
    const known = {word, stem: stemOf(word), about};
    const family = this.#families.get(known.stem);
    if (family) family.push(known);
    else this.#families.set(known.stem, [known]);
    this.#inOrder.push(known);
    return known;
  }

  known(word: string): Known<About> | undefined {
    return this.#words.get(word);
  }

  /** The known words that are this one in the singular or in the plural. */
  inNumber(word: string): Known<About>[] {
    const forms = [
      word,
      `${word}s`,
      `${word}es`,
      word.replace(/y$/, 'ies'),
      word.replace(/s$/, ''),
    ];
    return [...new Set(forms)].flatMap((form) => this.#words.get(form) ?? []);
  }

  /**
   * The known words that a typed one could stand for: itself, those that begin with it, those of its
   * family; only where there is none of these, words that a typing mistake could have meant.
   *
   * @param isFinished whether the visitor has typed all of it: then it is no beginning
   */
  meantBy(term: string, isFinished = false): Meant<About>[] {
    const fitting = this.fitting(term, isFinished);
    if (fitting.length > 0) return fitting;
    return this.#inOrder
      .filter(
        ({word, stem: root}) => couldMean(term, word) || (root !== word && couldMean(term, root)),
      )
      .map((known) => ({...known, closeness: CLOSENESS.typo, isGuess: true}));
  }

  /** The same, with nothing guessed. */
  fitting(term: string, isFinished: boolean): Meant<About>[] {
    const {same, beginning, family} = CLOSENESS;
    const stem = stemOf(term);
    const meant: Meant<About>[] = [];
    const related = new Set([...(this.#families.get(stem) ?? []), ...this.inNumber(term)]);
    for (const known of related) {
      if (!known.word.startsWith(term)) meant.push(meaning(known, family));
    }
    for (const [word, known] of this.#words.atPrefix(term)) {
      if (word === term) meant.push(meaning(known, same));
      else if (!isFinished) meant.push(meaning(known, beginning));
      else if (known.stem === stem) meant.push(meaning(known, family));
    }
    return meant;
  }
}

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
