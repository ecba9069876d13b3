import {international} from '@site/src/data/international/international';
import type {CountryId} from '@site/src/data/international/international.schema';

/** The part of a location that may name a country. */
interface Address {
  /** Example: `'?country=usa'`. */
  readonly search: string;
  /** Example: `'#usa'`, as the links of the page without scripts write it. */
  readonly hash: string;
}

/** The part of the query that names a country. */
export const PARAMETER = 'country';

/** The country that an address asks for; the default when it names none, or one we do not know. */
export function countryOf({search, hash}: Address): CountryId {
  const asked = new URLSearchParams(search).get(PARAMETER) ?? hash.slice(1);
  return international.countries.find(({id}) => id === asked)?.id ?? international.defaultCountry;
}

/** The query with the country put in, and whatever else it held. Example: `'?country=usa'`. */
export function searchFor(country: CountryId, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(PARAMETER, country);
  return `?${parameters.toString()}`;
}
