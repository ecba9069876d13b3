import {companies} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/content/openings/schema';
import type {Meant, Vocabulary} from '@site/src/content/search/vocabulary';
import {termsOf, wordsOf} from '@site/src/content/search/words';

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

/** By the number of the field: the rows that hold a word there, ascending. */
type Rows = (number[] | undefined)[];

/** The words of all openings, and where each stands. */
export type SearchIndex = Vocabulary<Rows>;

/** Adds an opening to an index. Rows are added in ascending order. */
export function addTo(index: SearchIndex, opening: Opening, row: number): void {
  for (const [field, {textOf}] of fields.entries()) {
    for (const {folded: word} of wordsOf(textOf(opening))) {
      const rows = (index.add(word, () => [])[field] ??= []);
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
  /** The words to mark, folded as in `content/search/words.ts`. */
  readonly words: ReadonlySet<string>;
}

/** Words with which people fill a search and that say nothing about the job. */
export const FILLERS = new Set(
  'a an and as at for in job jobs near of on or position positions role roles the to vacancies vacancy with'.split(
    ' ',
  ),
);
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
  let found: Map<number, Standing> | undefined;
  for (const term of terms) {
    const meant = index.meantBy(term);
    if (term.length >= SHORTEST_MARKED) {
      meant.forEach(({word}) => words.add(word));
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

/** How well an opening answers. */
interface Standing {
  score: number;
  /** Names of the parts out of sight that hold a term; none where one in sight holds it too. */
  inside: string[];
}

/** What one term finds, by row. The best of the fields and words that hold it counts. */
function standingsOf(meant: readonly Meant<Rows>[]): Map<number, Standing> {
  const standings = new Map<number, Standing>();
  const inSight = new Set<number>();
  for (const [field, {weight, insideDetails}] of fields.entries()) {
    for (const {about, closeness} of meant) {
      for (const row of about[field] ?? []) {
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
