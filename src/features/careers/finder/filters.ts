import {companyOf, hiring} from '@site/src/data/companies/companies';
import {isClosed} from '@site/src/shared/openings/opening';
import {titleSlug} from '@site/src/shared/title-slug';
import type {Opening} from '@site/src/shared/openings/schema';
import {alphabetically, FROM_HOME} from '@site/src/shared/openings/words';
import type {FindOpenings, Match} from './search';

/** The filters other than the text, in the order of the form. */
const FILTERS = ['type', 'location', 'company'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the visitor looks for. An empty value does not filter. */
export interface Filters extends Readonly<Record<FilterName, string>> {
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

function valuesOf(opening: Opening): Readonly<Record<FilterName, readonly string[]>> {
  const {company, type} = opening;
  return {company: [company], type: [titleSlug(type)], location: placesOf(opening).map(titleSlug)};
}

function placesOf({locations, remote = false}: Opening): string[] {
  return [...locations.map(({town}) => town), ...(remote ? [FROM_HOME] : [])];
}

/** Returns every choice: all companies and types, and the towns that have openings. */
export function choicesOf(openings: readonly Opening[]): Choices {
  const towns = new Set(openings.flatMap(placesOf));
  return {
    company: hiring.map((company) => ({
      value: company,
      label: companyOf(company).shortName,
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

const TEXT = 'q';
const PAGE = 'page';

export const LONGEST_TEXT = 100;

/** Truncates text to the maximum length, but never within a character. */
function short(text: string): string {
  return text
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/**
 * Reads the filters from a query. Ignores a value that is not among the choices.
 *
 * @param query the part of the address from its question mark, e.g. `'?q=joiner&type=part-time'`
 */
export function filtersOf(query: string, choices: Choices): Filters {
  const parameters = new URLSearchParams(query);
  const chosen = (name: FilterName) =>
    choices[name].find(({value}) => value === parameters.get(name))?.value ?? '';
  return {
    text: short(parameters.get(TEXT) ?? ''),
    company: chosen('company'),
    type: chosen('type'),
    location: chosen('location'),
  };
}

/**
 * Writes the filters into a query and keeps its other parameters. Example:
 * `'?q=joiner&company=bespoke'`; empty without parameters.
 */
export function queryFor({text, ...chosen}: Filters, query: string): string {
  const parameters = new URLSearchParams(query);
  const values = {[TEXT]: text.trim(), ...chosen};
  for (const [name, value] of Object.entries(values)) {
    if (value === '') {
      parameters.delete(name);
    } else {
      parameters.set(name, value);
    }
  }
  // Other filters make another list, which begins with its first page.
  parameters.delete(PAGE);
  return written(parameters);
}

function written(parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** A longer list is split into pages, because rows are heavy. */
const LONGEST_LIST = 100;
const ROWS_ON_PAGE = 50;

/** A part of a list. */
export interface ListPage<Row> {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly pages: number;
  /** Index of its first row in the list. */
  readonly from: number;
  readonly rows: readonly Row[];
}

/**
 * Returns the page of a list that an address asks for: the first page if it asks for none, and the
 * last one if the list has become shorter.
 */
export function pageOf<Row>(list: readonly Row[], query: string): ListPage<Row> {
  if (list.length <= LONGEST_LIST) return {page: 1, pages: 1, from: 0, rows: list};
  const pages = Math.ceil(list.length / ROWS_ON_PAGE);
  const asked = new URLSearchParams(query).get(PAGE) ?? '';
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Math.min(Number(asked), pages) : 1;
  const from = (page - 1) * ROWS_ON_PAGE;
  return {page, pages, from, rows: list.slice(from, from + ROWS_ON_PAGE)};
}

/** Returns an address's query for another page of the same list. */
export function queryForPage(page: number, query: string): string {
  const parameters = new URLSearchParams(query);
  if (page === 1) parameters.delete(PAGE);
  else parameters.set(PAGE, String(page));
  return written(parameters);
}

/** Returns the query that a browser would send for the form without the script. */
export function queryOfForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return `?${new URLSearchParams(fields).toString()}`;
}

export interface Found {
  readonly matches: readonly Match[];
  readonly companyCounts: ReadonlyMap<string, number>;
  /** Whether the best match is first. Otherwise the openings are in their usual order. */
  readonly ranked: boolean;
}

const NO_MARKS: ReadonlySet<string> = new Set();

/**
 * Returns the openings that are still open and match the filters.
 *
 * @param openings in the order of the list
 * @param now milliseconds since 1970; if undefined, as in the built HTML, all count as open
 * @param search absent until it has loaded; the text is ignored until then
 */
export function find(
  openings: readonly Opening[],
  {text, ...filters}: Filters,
  now: number | undefined,
  search?: FindOpenings,
): Found {
  const searched = search?.(text);
  const matches =
    searched ?? openings.map((opening) => ({opening, marks: NO_MARKS, foundInside: []}));
  const others = FILTERS.filter((name) => name !== 'company' && filters[name] !== '');
  const ofAnyCompany = matches.filter(({opening}) => {
    const values = valuesOf(opening);
    const isOpen = now === undefined || !isClosed(opening.closesAt, now);
    return isOpen && others.every((name) => values[name].includes(filters[name]));
  });
  const companyCounts = new Map([['', ofAnyCompany.length]]);
  for (const {opening} of ofAnyCompany) {
    companyCounts.set(opening.company, (companyCounts.get(opening.company) ?? 0) + 1);
  }
  return {
    matches: ofAnyCompany.filter(
      ({opening}) => filters.company === '' || filters.company === opening.company,
    ),
    companyCounts,
    ranked: searched !== undefined,
  };
}
