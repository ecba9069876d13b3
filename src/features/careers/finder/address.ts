import type {Choices, FilterName, Filters} from './filters';

const TEXT = 'q';

/** Longest search text, in characters. */
export const LONGEST_TEXT = 100;

/** Truncates a text to that length, but never within a character. */
function short(text: string): string {
  return text
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/**
 * Reads the filters of an address. Ignores a value that is not among the choices.
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
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

/** The query of the form's values, as a browser would send it without the script. */
export function queryOfForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return `?${new URLSearchParams(fields).toString()}`;
}
