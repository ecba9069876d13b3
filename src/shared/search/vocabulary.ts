import SearchableMap from 'minisearch/SearchableMap';
import {couldMean} from './typos';
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
}

/** How close a known word is to the typed one. */
const CLOSENESS = {same: 1, beginning: 0.8, family: 0.7, typo: 0.4} as const;

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

  /** The known words that are this one in the singular or in the plural. */
  #inNumber(word: string): Known<About>[] {
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
   */
  meantBy(term: string): Meant<About>[] {
    const fitting = this.#fitting(term);
    if (fitting.length > 0) return fitting;
    return this.#inOrder
      .filter(
        ({word, stem: root}) => couldMean(term, word) || (root !== word && couldMean(term, root)),
      )
      .map((known) => meaning(known, CLOSENESS.typo));
  }

  /** The same, with nothing guessed. */
  #fitting(term: string): Meant<About>[] {
    const {same, beginning, family} = CLOSENESS;
    const stem = stemOf(term);
    const meant: Meant<About>[] = [];
    const related = new Set([...(this.#families.get(stem) ?? []), ...this.#inNumber(term)]);
    for (const known of related) {
      if (!known.word.startsWith(term)) meant.push(meaning(known, family));
    }
    for (const [word, known] of this.#words.atPrefix(term)) {
      meant.push(meaning(known, word === term ? same : beginning));
    }
    return meant;
  }
}
