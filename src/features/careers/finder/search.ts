import {companies} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/shared/openings/schema';
import {type Meant, Vocabulary} from '@site/src/shared/search/vocabulary';
import {termsOf, wordsOf} from '@site/src/shared/search/words';

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
  {
    weight: 2,
    textOf: ({requirements, desirable = []}) => [...requirements, ...desirable].join('\n'),
    insideDetails: 'requirements',
  },
  {
    weight: 4,
    textOf: ({licence}) => (licence ? `${licence.scheme} ${licence.name}` : ''),
    insideDetails: 'licence',
  },
  {weight: 8, textOf: ({reference}) => reference, insideDetails: 'reference'},
];

/** Names of the parts out of sight. */
const PARTS = fields.flatMap(({insideDetails}) => insideDetails ?? []);

/** By field: what a match is worth, and the bit of its part; 0 where it is in sight. */
const WEIGHTS = fields.map(({weight}) => weight);
const PART_OF = fields.map(({insideDetails}) =>
  insideDetails === undefined ? 0 : 1 << PARTS.indexOf(insideDetails),
);

/** Their names by which of them are meant, a bit for each. */
const SETS_OF_PARTS = Array.from({length: 1 << PARTS.length}, (_, bits) =>
  PARTS.filter((_, part) => (bits >> part) & 1),
);

/** Where a word stands, ascending: row times `FIELDS` plus field. One number each: there are a million. */
type Places = number[];
const FIELDS = fields.length;

/** The words of all openings, and where each stands. */
export class SearchIndex extends Vocabulary<Places> {
  /** How many openings it holds. */
  rows = 0;
}

/** Adds an opening to an index. Rows are added in ascending order. */
export function addTo(index: SearchIndex, opening: Opening, row: number): void {
  for (const [field, {textOf}] of fields.entries()) {
    for (const {folded: word} of wordsOf(textOf(opening))) {
      const places = index.add(word, () => []);
      const place = row * FIELDS + field;
      if (places.at(-1) !== place) {
        places.push(place);
      }
    }
  }
  index.rows = row + 1;
}

export interface SearchResult {
  /** Rows of the openings that hold every word. Best first; equal ones in the order of the index. */
  readonly rows: readonly number[];
  /** Parts inside the closed details that alone hold one of the words. Example: `['licence']`. */
  readonly insideOf: (row: number) => readonly string[];
  /** The words to mark, folded as in `shared/search/words.ts`. */
  readonly words: ReadonlySet<string>;
}

/** Words with which people fill a search and that say nothing about the job. */
export const FILLERS = new Set(
  'a an and as at for in job jobs near of on or position positions role roles the to vacancies vacancy with'.split(
    ' ',
  ),
);
/** Scores are weights times closeness, which has one decimal: ten times a score is whole. */
const FINEST = 10;
/** One letter finds, but to mark every word that begins with it would colour the whole list. */
const SHORTEST_MARKED = 2;

/**
 * Finds the openings that hold every word of a query, in any order and in any field: the word
 * itself, one that begins with it or one of its family; where there is none of these, words that a
 * typing mistake could have meant.
 *
 * @param indexOf gives the index, which is built when there is something to look up
 * @returns nothing when the query holds no word
 */
export function search(indexOf: () => SearchIndex, query: string): SearchResult | undefined {
  const terms = termsOf(query, FILLERS);
  if (terms.length === 0) {
    return undefined;
  }
  const index = indexOf();
  const words = new Set<string>();
  const scores = new Float64Array(index.rows);
  const inside = new Uint8Array(index.rows);
  const isFound = new Uint8Array(index.rows).fill(1);
  for (const term of terms) {
    const meant = index.meantBy(term);
    if (term.length >= SHORTEST_MARKED) {
      meant.forEach(({word}) => words.add(word));
    }
    const standings = standingsOf(meant, index.rows);
    for (let row = 0; row < index.rows; row += 1) {
      const score = standings.scores[row] ?? 0;
      if (score === 0) isFound[row] = 0;
      scores[row] = (scores[row] ?? 0) + score;
      inside[row] = (inside[row] ?? 0) | (standings.inside[row] ?? 0);
    }
  }
  // The best score first, then the first row, as one number each: the browser sorts those by itself.
  const order = Float64Array.from(
    Array.from(isFound.keys()).filter((row) => isFound[row] === 1),
    (row) => row - Math.round((scores[row] ?? 0) * FINEST) * index.rows,
  ).sort();
  return {
    rows: Array.from(order, (place) => ((place % index.rows) + index.rows) % index.rows),
    insideOf: (row) => SETS_OF_PARTS[inside[row] ?? 0] ?? [],
    words,
  };
}

/** What one term finds, by row. Arrays of numbers: one key may find ten thousand openings. */
interface Standings {
  /** The best of the fields and words that hold the term; 0 where none does. */
  readonly scores: Float64Array;
  /** Which parts out of sight hold the term, a bit for each; 0 where a part in sight holds it too. */
  readonly inside: Uint8Array;
}

function standingsOf(meant: readonly Meant<Places>[], count: number): Standings {
  const scores = new Float64Array(count);
  const inside = new Uint8Array(count);
  const inSight = new Uint8Array(count);
  for (const {about, closeness} of meant) {
    for (const place of about) {
      const row = Math.floor(place / FIELDS);
      const field = place % FIELDS;
      const score = closeness * (WEIGHTS[field] ?? 0);
      const part = PART_OF[field] ?? 0;
      if (score > (scores[row] ?? 0)) scores[row] = score;
      if (part === 0) inSight[row] = 1;
      inside[row] = (inside[row] ?? 0) | part;
    }
  }
  for (let row = 0; row < count; row += 1) if (inSight[row] === 1) inside[row] = 0;
  return {scores, inside};
}
