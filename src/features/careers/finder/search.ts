import {companies} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/shared/openings/schema';
import {searchEngine} from '@site/src/shared/search/engine';

/** What a word is worth by its place: what names the job says more than what describes it. */
const WEIGHTS = {
  title: 10,
  reference: 8,
  place: 6,
  company: 5,
  type: 5,
  licence: 4,
  description: 3,
  requirements: 2,
  // Every opening is one, so these words narrow nothing.
  kind: 0,
};
type Field = keyof typeof WEIGHTS;

/** Fields that a row shows in its closed details, in the order in which they are named. */
const INSIDE = ['requirements', 'licence', 'reference'] as const;

function isInside(field: Field): boolean {
  return INSIDE.some((inside) => inside === field);
}

function textsOf(opening: Opening): Record<Field, string> {
  const {title, reference, location, company, type, licence, description} = opening;
  return {
    title,
    reference,
    place: `${location.town} ${location.region}`,
    company: companies[company].name,
    type,
    licence: licence ? `${licence.scheme} ${licence.name}` : '',
    description,
    requirements: [...opening.requirements, ...(opening.desirable ?? [])].join('\n'),
    kind: 'job position role vacancy',
  };
}

/** An opening that the list shows. */
export interface Match {
  readonly opening: Opening;
  /** Stems to mark in its row. */
  readonly marks: ReadonlySet<string>;
  /** Parts of the closed details that alone hold a word of the search. Example: `['licence']`. */
  readonly foundInside: readonly string[];
}

/** Finds openings that hold every word, best first; undefined where the text holds no word. */
export type FindOpenings = (text: string) => readonly Match[] | undefined;

/** Makes openings ready to be searched. Equally good ones keep their order. */
export async function openingSearch(openings: readonly Opening[]): Promise<FindOpenings> {
  const search = await searchEngine(WEIGHTS, openings.map(textsOf));
  return (text) => {
    const {asked, hits} = search(text);
    if (asked.length === 0) return undefined;
    return hits
      .filter(({fields}) => fields.length === asked.length)
      .sort((one, other) => other.score - one.score)
      .flatMap(({id, marks, fields}) => {
        const outOfSight = fields.filter((each) => [...each].every(isInside));
        const foundInside = INSIDE.filter((name) => outOfSight.some((each) => each.has(name)));
        const opening = openings[id];
        return opening ? [{opening, marks, foundInside}] : [];
      });
  };
}
