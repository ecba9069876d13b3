import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {Opening} from '@site/src/shared/openings/schema';
import type {FindOpenings} from './search';

interface SearchControls {
  /** Absent until it has loaded. */
  readonly search: FindOpenings | undefined;
  readonly hasFailed: boolean;
  /** Fetches the search when the visitor begins to use it. */
  readonly prepare: () => void;
}

/**
 * Loads the search on first use, because most visitors never use it. Retries a failed load on the
 * next key.
 */
export function useSearch(openings: readonly Opening[], text: string): SearchControls {
  const [made, setMade] = useState<{readonly search: FindOpenings}>();
  const [hasFailed, setFailed] = useState(false);
  const isUnderWay = useRef(false);

  async function load(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const {openingSearch} = await import(/* webpackChunkName: "openings-search" */ './search');
      setMade({search: await openingSearch(openings)});
      setFailed(false);
    } catch {
      isUnderWay.current = false;
      setFailed(true);
    }
  }
  const prepare = useEffectEvent(() => void load());
  useEffect(() => {
    if (text !== '') prepare();
  }, [text]);

  return {search: made?.search, hasFailed, prepare: () => void load()};
}
