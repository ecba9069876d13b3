import {type RefObject, useEffect, useEffectEvent, useRef, useState} from 'react';
import {filtersOf, queryFor, queryOfForm} from './address';
import {type Choices, type FilterName, type Filters, isFiltered, NO_FILTERS} from './filters';

/** The filters, and how to change them. */
export interface FilterControls {
  readonly filters: Filters;
  /** Another text in the search field. */
  readonly type: (text: string) => void;
  readonly choose: (filter: FilterName, value: string) => void;
  readonly clear: () => void;
  /** Writes a typed text to the address at once, before the visitor goes elsewhere. */
  readonly settle: () => void;
}

/**
 * After the last key, in milliseconds. Not after each: browsers limit how often a page may change
 * its address (Safari to 100 times in 30 seconds).
 */
const PAUSE = 300;

/** Writes filters to the address: as a step that Back undoes, or in place of the present one. */
function writeAddress(filters: Filters, way: 'push' | 'replace'): void {
  const {pathname, search, hash} = location;
  const query = queryFor(filters, search);
  if (query === search) return;
  const address = `${pathname}${query}${hash}`;
  if (way === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
}

/**
 * The filters of the list, kept in the address: a typed text replaces the history entry, a chosen
 * filter adds one. While the page hydrates there are none, as in the delivered HTML.
 *
 * @param form its fields may have been used before the script arrived; that is kept
 */
export function useFilters(
  choices: Choices,
  form: RefObject<HTMLFormElement | null>,
): FilterControls {
  const [filters, setFilters] = useState(NO_FILTERS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function change(next: Filters, way: 'push' | 'replace'): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    setFilters(next);
    writeAddress(next, way);
  }

  const begin = useEffectEvent(() => {
    const asked = filtersOf(location.search, choices);
    const used = form.current ? filtersOf(queryOfForm(form.current), choices) : NO_FILTERS;
    if (!isFiltered(used)) {
      setFilters(asked);
      return;
    }
    const {text, company, type, location: place} = used;
    change(
      {
        text: text || asked.text,
        company: company || asked.company,
        type: type || asked.type,
        location: place || asked.location,
      },
      'replace',
    );
  });
  const follow = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setFilters(filtersOf(location.search, choices));
  });
  useEffect(() => {
    begin();
    const onPopState = () => follow();
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    filters,
    type(text) {
      const next = {...filters, text};
      setFilters(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => change(next, 'replace'), PAUSE);
    },
    choose: (filter, value) => change({...filters, [filter]: value}, 'push'),
    clear: () => change(NO_FILTERS, 'push'),
    settle() {
      if (timer.current !== undefined) change(filters, 'replace');
    },
  };
}
