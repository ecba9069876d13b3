import {FILLERS, synonymAt} from './synonyms';
import type {Meant, Vocabulary} from './vocabulary';
import {termsOf} from './words';

/** One name of what is asked for. */
export interface AskedName<About> {
  /** Of each of its words, the known words that it could stand for. */
  readonly words: readonly (readonly Meant<About>[])[];
  /** Above 0; 1 is what was typed. */
  readonly worth: number;
}

/** One thing that a query asks for, by any of its names. */
export type Asked<About> = readonly AskedName<About>[];

/** What another name is worth, beside the one that was typed. */
const SYNONYM = 0.6;
/** Two words that also stand as one: people write both. */
const COMPOUND = 1.5;

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
    // The letters of an abbreviation stand everywhere.
    if (length === 1 || typed.some((word) => word.length > 1)) {
      names.push({words: typed.map((word, index) => meant(word, place + index)), worth: 1});
    }
    if (joined && length === 2) {
      names.push({words: [[{...joined, closeness: 1}]], worth: COMPOUND});
    }
    for (const other of synonym?.others ?? []) {
      names.push({words: other.map((stem) => vocabulary.familyOf(stem)), worth: SYNONYM});
    }
    asked.push(names);
    place += length;
  }
  return asked;
}
