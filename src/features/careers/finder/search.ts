import {companies} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/content/openings/schema';
import {partsOf, stemOf, wordsOf} from './words';

/** A part of an opening that the search reads. */
interface Field {
  /** Counts for the order of the results: what names the job says more than what describes it. */
  readonly weight: number;
  readonly textOf: (opening: Opening) => string;
  /** What to call it when it is out of sight, inside the closed details of a row. */
  readonly insideDetails?: string;
}

/** What the search reads, and what a match there is worth. */
const fields: readonly Field[] = [
  {weight: 10, textOf: ({title}) => title},
  {weight: 6, textOf: ({location}) => `${location.town} ${location.region}`},
  {weight: 5, textOf: ({company}) => companies[company].name},
  {weight: 5, textOf: ({type}) => type},
  {weight: 3, textOf: ({description}) => description},
  {weight: 2, textOf: ({requirements}) => requirements.join('\n'), insideDetails: 'requirements'},
  {
    weight: 4,
    textOf: ({licence}) => (licence ? `${licence.scheme} ${licence.name}` : ''),
    insideDetails: 'licence',
  },
  {weight: 8, textOf: ({reference}) => reference, insideDetails: 'reference'},
];

/** Names of the parts out of sight. */
const PARTS = fields.flatMap(({insideDetails}) => insideDetails ?? []);

/** A word, and where it stands. */
interface Posting {
  readonly word: string;
  readonly stem: string;
  /** By the number of the field: the rows that hold the word there, ascending. */
  readonly rows: (number[] | undefined)[];
}

/** Every word of all openings, so that a search compares each word once, not once an opening. */
export type SearchIndex = Map<string, Posting>;

/** Adds an opening to an index. Rows are added in ascending order. */
export function addTo(index: SearchIndex, opening: Opening, row: number): void {
  for (const [field, {textOf}] of fields.entries()) {
    for (const {folded: word} of wordsOf(textOf(opening))) {
      let posting = index.get(word);
      if (!posting) {
        posting = {word, stem: stemOf(word), rows: []};
        index.set(word, posting);
      }
      const rows = (posting.rows[field] ??= []);
      if (rows.at(-1) !== row) {
        rows.push(row);
      }
    }
  }
}

/** An opening that holds every word of the query. */
export interface Hit {
  /** Its row in the index. */
  readonly row: number;
  /** Parts inside the closed details that alone hold one of the words. Example: `['licence']`. */
  readonly foundInside: readonly string[];
}

export interface SearchResult {
  /** Best first; equal ones in the order of the index. */
  readonly hits: readonly Hit[];
  /** The words to mark, folded as in `words.ts`. */
  readonly words: ReadonlySet<string>;
}

/** Words with which people fill a search and that say nothing about the job. */
const FILLERS = new Set(
  'a an and as at for in job jobs near of on or position positions role roles the to vacancies vacancy with'.split(
    ' ',
  ),
);
/** A query is a few words; a page of text pasted by mistake must not hold up the browser. */
const MOST_TERMS = 8;
/** One letter finds, but to mark every word that begins with it would colour the whole list. */
const SHORTEST_MARKED = 2;

const CLOSENESS = {same: 1, beginning: 0.8, family: 0.7, typo: 0.4} as const;

/**
 * The words that a query asks for, folded and each once. Example: `['cleaner', 'leeds']` of
 * `'a cleaner in Leeds'`.
 */
export function termsOf(query: string): string[] {
  const terms = [...new Set(partsOf(query).map(({folded}) => folded))];
  const telling = terms.filter((term) => !FILLERS.has(term));
  return (telling.length > 0 ? telling : terms).slice(0, MOST_TERMS);
}

/**
 * Finds the openings that hold every word of a query, in any order and in any field: the word
 * itself, one that begins with it or one of its family; where there is none of these, words that a
 * typing mistake could have meant.
 *
 * @param indexOf gives the index, which is built when there is something to look up
 * @returns nothing when the query holds no word
 */
export function search(indexOf: () => SearchIndex, query: string): SearchResult | undefined {
  const terms = termsOf(query);
  if (terms.length === 0) {
    return undefined;
  }
  const index = indexOf();
  const words = new Set<string>();
  let found: Map<number, Standing> | undefined;
  for (const term of terms) {
    const meant = meantBy(term, index);
    if (term.length >= SHORTEST_MARKED) {
      meant.forEach(({posting}) => words.add(posting.word));
    }
    const standings = standingsOf(meant);
    for (const [row, standing] of found ? standings : []) {
      const before = found?.get(row);
      if (before) {
        standing.score += before.score;
        standing.inside.push(...before.inside);
      } else {
        standings.delete(row);
      }
    }
    found = standings;
  }
  const hits = [...(found ?? [])]
    .sort(([row, {score}], [other, {score: others}]) => others - score || row - other)
    .map(([row, {inside}]) => ({row, foundInside: PARTS.filter((part) => inside.includes(part))}));
  return {hits, words};
}

interface Meant {
  readonly posting: Posting;
  readonly closeness: number;
}

function meantBy(term: string, index: SearchIndex): Meant[] {
  const {same, beginning, family, typo} = CLOSENESS;
  const stem = stemOf(term);
  const close: Meant[] = [];
  for (const posting of index.values()) {
    if (posting.word.startsWith(term)) {
      close.push({posting, closeness: posting.word === term ? same : beginning});
    } else if (posting.stem === stem) {
      close.push({posting, closeness: family});
    }
  }
  if (close.length > 0) {
    return close;
  }
  return [...index.values()]
    .filter(
      ({word, stem: root}) => couldMean(term, word) || (root !== word && couldMean(term, root)),
    )
    .map((posting) => ({posting, closeness: typo}));
}

/** How well an opening answers. */
interface Standing {
  score: number;
  /** Names of the parts out of sight that hold a term; none where one in sight holds it too. */
  inside: string[];
}

/** What one term finds, by row. The best of the fields and words that hold it counts. */
function standingsOf(meant: readonly Meant[]): Map<number, Standing> {
  const standings = new Map<number, Standing>();
  const inSight = new Set<number>();
  for (const [field, {weight, insideDetails}] of fields.entries()) {
    for (const {posting, closeness} of meant) {
      for (const row of posting.rows[field] ?? []) {
        let standing = standings.get(row);
        if (!standing) {
          standing = {score: 0, inside: []};
          standings.set(row, standing);
        }
        standing.score = Math.max(standing.score, closeness * weight);
        if (insideDetails === undefined) {
          inSight.add(row);
        } else if (!inSight.has(row)) {
          standing.inside.push(insideDetails);
        }
      }
    }
  }
  return standings;
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

function isWithin(mistakes: number, term: string, word: string, toBeginning: boolean): boolean {
  let same = 0;
  while (same < term.length && term[same] === word[same]) {
    same += 1;
  }
  const typed = term.slice(same);
  const meant = word.slice(same);
  if (typed === '') {
    return toBeginning || meant.length <= mistakes;
  }
  const goesOn = (skipped: number, instead: number) =>
    isWithin(mistakes - 1, typed.slice(skipped), meant.slice(instead), toBeginning);
  return (
    mistakes > 0 &&
    (goesOn(1, 1) ||
      goesOn(1, 0) ||
      goesOn(0, 1) ||
      (meant.startsWith(typed.charAt(1) + typed.charAt(0)) && goesOn(2, 2)))
  );
}
