import type {Choices, FilterName, Filters} from './filters';

const TEXT = 'q';

/** Longest text that the search takes, in characters. */
export const LONGEST_TEXT = 100;

/** Not longer than the search takes, and not cut within a character. */
function short(text: string): string {
  return text
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/**
 * The filters that an address asks for. A value that is none of the choices counts as not given.
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
 * The query with the filters put in; its other parameters stay.
 * Example: `'?q=joiner&company=bespoke'`; empty when nothing is left.
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
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

/** The query that a browser would send the form with: its fields are named as the parameters. */
export function queryOfForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return `?${new URLSearchParams(fields).toString()}`;
}
