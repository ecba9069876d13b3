import {companies, HIRING_COMPANIES} from '@site/src/data/companies/companies';
import type {Opening} from '@site/src/shared/openings/schema';
import {titleSlug} from '@site/src/shared/openings/title-slug';
import {alphabetically} from '@site/src/shared/openings/words';

/** The filters other than the text, in the order of the form. */
export const FILTERS = ['type', 'location', 'company'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the visitor looks for. An empty value does not filter. */
export interface Filters extends Readonly<Record<FilterName, string>> {
  /** The text as typed. */
  readonly text: string;
}

export const NO_FILTERS: Filters = {text: '', company: '', type: '', location: ''};

/** One value of a filter. Example: `{value: 'london-docklands', label: 'London Docklands'}`. */
export interface Choice {
  /** The value in the address. */
  readonly value: string;
  readonly label: string;
}

export type Choices = Readonly<Record<FilterName, readonly Choice[]>>;

const TYPES: readonly Opening['type'][] = ['Full-time', 'Part-time'];

/** The value of an opening in each filter. */
export function valuesOf({company, type, location}: Opening): Readonly<Record<FilterName, string>> {
  return {company, type: titleSlug(type), location: titleSlug(location.town)};
}

/** Every value that the visitor can choose: all companies and types, and the towns of the openings. */
export function choicesOf(openings: readonly Opening[]): Choices {
  const towns = new Set(openings.map(({location}) => location.town));
  return {
    company: HIRING_COMPANIES.map((company) => ({
      value: company,
      label: companies[company].shortName,
    })),
    type: TYPES.map(choiceOf),
    location: [...towns].sort(alphabetically).map(choiceOf),
  };
}

function choiceOf(label: string): Choice {
  return {value: titleSlug(label), label};
}

/** How many of the filters are in use, not counting the text. */
export function filtersInUse(filters: Filters): number {
  return FILTERS.filter((name) => filters[name] !== '').length;
}

/** Whether any filter or text is in use. */
export function isFiltered(filters: Filters): boolean {
  return filters.text.trim() !== '' || filtersInUse(filters) > 0;
}
