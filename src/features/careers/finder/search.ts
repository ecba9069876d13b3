import {companyOf} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/shared/openings/schema';
import {FROM_HOME} from '@site/src/shared/openings/words';
import {searchEngine} from '@site/src/shared/search/engine';

/** Weights of the fields: the job's name counts more than its description. */
const WEIGHTS = {
  title: 10,
  reference: 8,
  place: 6,
  company: 5,
  type: 5,
  licence: 4,
  extras: 3,
  description: 3,
  requirements: 2,
  // Words such as "job", which match every opening.
  kind: 0,
};
type Field = keyof typeof WEIGHTS;

/** Fields in a row's closed details, in the order in which the row names them. */
const DETAIL_FIELDS = ['requirements', 'licence', 'extras', 'reference'] as const;

function isDetailField(field: Field): boolean {
  return DETAIL_FIELDS.some((inside) => inside === field);
}

function textsOf(opening: Opening): Record<Field, string> {
  const {title, reference, locations, remote, company, type, licence, description} = opening;
  return {
    title,
    reference,
    place: [
      ...locations.map(({town, region}) => `${town} ${region}`),
      ...(remote ? [`${FROM_HOME} remote homeworking`] : []),
    ].join('\n'),
    company: companyOf(company).name,
    type,
    licence: licence ? `${licence.scheme} ${licence.name}` : '',
    extras: (opening.extras ?? []).join('\n'),
    description,
    requirements: [...opening.requirements, ...(opening.desirable ?? [])].join('\n'),
    kind: 'job position role vacancy',
  };
}

export interface Match {
  readonly opening: Opening;
  /** Stems to mark in its row. */
  readonly marks: ReadonlySet<string>;
  /**
   * Parts of the closed details that contain a word found nowhere else in the row. Example:
   * `['licence']`.
   */
  readonly foundInside: readonly string[];
}

/** Finds openings that contain every word, best first; undefined if the text has no words. */
export type FindOpenings = (text: string) => readonly Match[] | undefined;

/** Indexes openings for searching. Equally good matches keep their order. */
export async function openingSearch(openings: readonly Opening[]): Promise<FindOpenings> {
  const search = await searchEngine(WEIGHTS, openings.map(textsOf));
  return (text) => {
    const {asked, hits} = search(text);
    if (asked.length === 0) return undefined;
    return hits
      .filter(({fields}) => fields.length === asked.length)
      .sort((one, other) => other.score - one.score)
      .flatMap(({id, marks, fields}) => {
        const outOfSight = fields.filter((each) => [...each].every(isDetailField));
        const foundInside = DETAIL_FIELDS.filter((name) =>
          outOfSight.some((each) => each.has(name)),
        );
        const opening = openings[id];
        return opening ? [{opening, marks, foundInside}] : [];
      });
  };
}
