import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {CountryId} from '@site/src/data/international/international.schema';
import {countryOf, searchFor} from './country-address';

/**
 * The country in the address, and how to choose another. While the page hydrates it is the
 * default, as in the delivered HTML. A choice replaces the history entry, so that Back leaves
 * the page; it keeps the rest of the query and drops the anchor, which the choice has overruled.
 */
export function useCountry(): readonly [CountryId, (country: CountryId) => void] {
  const history = useHistory();
  const country = useHistorySelector(({location}) => countryOf(location));
  const choose = (chosen: CountryId) => {
    const {pathname, search} = history.location;
    history.replace({pathname, search: searchFor(chosen, search)});
  };
  return [country, choose];
}
