import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type Choices,
  type FilterName,
  type Filters,
  filtersOf,
  isFiltered,
  NO_FILTERS,
  queryFor,
  queryOfForm,
} from './filters';

/** Reads and changes the address's query; it is empty during hydration, as in the built HTML. */
function useQuery() {
  const [query, setQuery] = useState('');
  useLayoutEffect(() => {
    const update = () => setQuery(location.search);
    update();
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, []);
  /** Puts a query into a new history entry or into the current one. */
  function write(next: string, way: 'push' | 'replace'): void {
    const {pathname, hash} = location;
    const address = `${pathname}${next}${hash}`;
    if (way === 'push') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    setQuery(next);
  }
  return [query, write] as const;
}

export interface FilterControls {
  readonly filters: Filters;
  /** The address's query; empty during hydration. */
  readonly query: string;
  /** Puts the query of another page of the list into the address. */
  readonly turn: (query: string) => void;
  /** Called when the text in the search field changes. */
  readonly type: (text: string) => void;
  readonly choose: (filter: FilterName, value: string) => void;
  readonly clear: () => void;
  /** Writes typed text to the address at once, when the visitor submits or leaves the field. */
  readonly settle: () => void;
}

/** The text as typed. The address gets it later, and trimmed. */
interface Draft {
  readonly text: string;
  /** The address's query when the text was typed. */
  readonly query: string;
}

/**
 * Milliseconds from the last key to the change of the address. Browsers limit how often a page may
 * change its address (Safari to 100 times in 30 seconds).
 */
const WRITE_DELAY = 300;

/**
 * Keeps the list's filters in the address: typed text replaces the history entry, a chosen filter
 * adds one. During hydration there are no filters, as in the built HTML.
 *
 * @param form its fields may have been changed before the script loaded; those values are kept
 */
export function useFilters(
  choices: Choices,
  form: RefObject<HTMLFormElement | null>,
): FilterControls {
  const [query, writeQuery] = useQuery();
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
    // Discards the text if Back or a link has left the history entry in which it was typed.
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
    query,
    turn: (next) => writeQuery(next, 'push'),
    type(typedText) {
      const typed = {text: typedText, query: location.search};
      setDraft(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settleTo(typed), WRITE_DELAY);
    },
    choose: (filter, value) => write({...filters, [filter]: value}, 'push'),
    clear: () => write(NO_FILTERS, 'push'),
    settle: () => settleTo(draft),
  };
}
