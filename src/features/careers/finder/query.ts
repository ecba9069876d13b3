import {useSyncExternalStore} from 'react';

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
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Writes another query to the address: as a step that Back undoes, or in place of the present. */
export function writeQuery(query: string, way: 'push' | 'replace'): void {
  const {pathname, hash} = location;
  const address = `${pathname}${query}${hash}`;
  if (way === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  window.dispatchEvent(new Event(CHANGED));
}
