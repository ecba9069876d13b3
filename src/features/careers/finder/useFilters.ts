import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {filtersOf, queryFor, queryOfForm} from './address';
import {type Choices, type FilterName, type Filters, isFiltered, NO_FILTERS} from './filters';

const CHANGED = 'querychange';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The query of the address, kept up to date; empty while the page hydrates, as in its HTML. */
function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Writes another query to the address: as a step that Back undoes, or in place of the present one. */
function writeQuery(query: string, way: 'push' | 'replace'): void {
  const {pathname, hash} = location;
  const address = `${pathname}${query}${hash}`;
  if (way === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  window.dispatchEvent(new Event(CHANGED));
}

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

/** The text in the search field, while the address does not have it in the same characters. */
interface Draft {
  readonly text: string;
  /** The query of the address that it belongs to. */
  readonly query: string;
}

/**
 * After the last key, in milliseconds. Not after each: browsers limit how often a page may change
 * its address (Safari to 100 times in 30 seconds).
 */
const PAUSE = 300;

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
  const query = useQuery();
  const asked = useMemo(() => filtersOf(query, choices), [query, choices]);
  const [draft, setDraft] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const current = draft && (draft.query === query || draft.text.trim() === asked.text);
  const text = current ? draft.text : asked.text;
  const filters = useMemo(() => ({...asked, text}), [asked, text]);

  function write(next: Filters, way: 'push' | 'replace'): void {
    clearTimeout(timer.current);
    const written = queryFor(next, location.search);
    if (written !== location.search) {
      writeQuery(written, way);
    }
    setDraft({text: next.text, query: written});
  }
  function settleTo(typed: Draft | undefined): void {
    // Not when Back or a link has left the entry that the text was typed into.
    if (typed?.query === location.search) {
      write({...filtersOf(typed.query, choices), text: typed.text}, 'replace');
    }
  }
  const adopt = useEffectEvent(() => {
    const used = form.current && filtersOf(queryOfForm(form.current), choices);
    if (used && isFiltered(used)) {
      const asked = filtersOf(location.search, choices);
      write(
        {
          text: used.text || asked.text,
          company: used.company || asked.company,
          type: used.type || asked.type,
          location: used.location || asked.location,
        },
        'replace',
      );
    }
  });
  useEffect(() => adopt(), []);

  return {
    filters,
    type(typedText) {
      const typed = {text: typedText, query: location.search};
      setDraft(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settleTo(typed), PAUSE);
    },
    choose: (filter, value) => write({...filters, [filter]: value}, 'push'),
    clear: () => write(NO_FILTERS, 'push'),
    settle: () => settleTo(draft),
  };
}
