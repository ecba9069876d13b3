import {useEffect} from 'react';

const PREFIX = 'Error: ';

/**
 * Begins the document's title with "Error: " while errors stand, the first thing a screen reader
 * says of a page.
 */
export function useErrorTitle(errorsStand: boolean): void {
  useEffect(() => {
    if (!errorsStand) {
      return undefined;
    }
    document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) {
        document.title = document.title.slice(PREFIX.length);
      }
    };
  }, [errorsStand]);
}
