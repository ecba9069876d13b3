import {FILLERS, synonymAt} from './synonyms';
import {CLOSENESS, type Known, type Meant, type Vocabulary} from './vocabulary';
import {termsOf} from './words';

/** One name of what is asked for. */
export interface AskedName<About> {
  /** Of each of its words, the known words that it could stand for. */
  readonly words: readonly (readonly Meant<About>[])[];
  /** Above 0; 1 is what was typed. */
  readonly worth: number;
  /** Whether words of the same family count. */
  readonly byFamily: boolean;
}

/** One thing that a query asks for, by any of its names. */
export type Asked<About> = readonly AskedName<About>[];

/** What another name is worth, beside the one that was typed. */
const SYNONYM = 0.95;
/** Two words that also stand as one: people write both. */
const COMPOUND = 2;

function asTyped<About>(known: Known<About>): Meant<About> {
  return {...known, closeness: CLOSENESS.same};
}

function isGuessed(meant: readonly Meant<unknown>[]): boolean {
  return meant.every(({isGuess}) => isGuess);
}

/**
 * The things that a query asks for, with their synonyms. Its last word may be unfinished, unless a
 * space follows it.
 */
export function askedBy<About>(query: string, vocabulary: Vocabulary<About>): Asked<About>[] {
  const terms = termsOf(query, FILLERS);
  const ends = /\s$/.test(query);
  const meant = (term: string, place: number) =>
    vocabulary.meantBy(term, ends || place < terms.length - 1);
  const asked: Asked<About>[] = [];
  for (let place = 0; place < terms.length;) {
    const synonym = synonymAt(terms.slice(place));
    const [term = '', next = ''] = terms.slice(place);
    const joined = next === '' ? undefined : vocabulary.known(term + next);
    const length = synonym?.length ?? (joined ? 2 : 1);
    const typed = terms.slice(place, place + length);
    const names: AskedName<About>[] = [];
    const words = typed.map((word, index) => meant(word, place + index));
    // The letters of an abbreviation stand everywhere, and a word with other names is no mistake.
    const isMeant = typed.length === 1 || typed.some((word) => word.length > 1);
    if (!synonym || (isMeant && !words.some(isGuessed)))
      names.push({words, worth: 1, byFamily: true});
    if (joined && length === 2) {
      names.push({words: [[asTyped(joined)]], worth: COMPOUND, byFamily: false});
    }
    for (const other of synonym?.others ?? []) {
      names.push({
        words: other.map((word) => vocabulary.inNumber(word).map(asTyped)),
        worth: SYNONYM,
        byFamily: false,
      });
    }
    asked.push(names);
    place += length;
  }
  return asked;
}
