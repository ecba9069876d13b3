import {companies} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/content/openings/schema';

/** A part of an opening that the search reads. */
interface Field {
  /** Counts for the order of the results: what names the job says more than what describes it. */
  readonly weight: number;
  readonly textOf: (opening: Opening) => string;
  /** What to call it when it is out of sight, inside the closed details of a row. */
  readonly insideDetails?: string;
}

/** What the search reads, and what a match there is worth. At most eight: `search.ts` packs them. */
export const fields: readonly Field[] = [
  {weight: 10, textOf: ({title}) => title},
  {weight: 6, textOf: ({location}) => `${location.town} ${location.region}`},
  {weight: 5, textOf: ({company}) => companies[company].name},
  {weight: 5, textOf: ({type}) => type},
  {weight: 3, textOf: ({description}) => description},
  {
    weight: 2,
    textOf: ({requirements}) => requirements.join('\n'),
    insideDetails: 'requirements',
  },
  {
    weight: 4,
    textOf: ({licence}) => (licence ? `${licence.scheme} ${licence.name}` : ''),
    insideDetails: 'licence',
  },
  {weight: 8, textOf: ({reference}) => reference, insideDetails: 'reference'},
];
