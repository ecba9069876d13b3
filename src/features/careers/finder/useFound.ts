import {useDeferredValue, useMemo} from 'react';
import {useMinute} from '../../clock/useMinute';
import type {Filters} from './filters';
import {find, type Found} from './find';
import type {Listing} from './listing';

const MINUTE = 60_000;

/**
 * What the list shows. It follows the keys when there is time, so that typing never waits for it,
 * and the clock: an opening that closes while the page stands leaves the list.
 */
export function useFound(listing: Listing, filters: Filters): Found {
  const minute = useMinute();
  const deferred = useDeferredValue(filters);
  return useMemo(
    () => find(listing, deferred, minute === undefined ? undefined : minute * MINUTE),
    [listing, deferred, minute],
  );
}
