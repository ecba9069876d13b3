import {useCallback, useSyncExternalStore} from 'react';
import {atMoment} from './at-moment';
import {isClosed} from './closing';

const whileHydrating = () => false;

/**
 * Whether an opening has closed, from the very moment on and without a rebuild. False in the HTML of
 * the build and until hydration: the build does not know when its pages will be read.
 *
 * @param closesAt ISO instant in UTC, e.g. `'2026-12-18T17:00:00.000Z'`
 */
export function useIsClosed(closesAt: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => atMoment(Date.parse(closesAt), onChange),
    [closesAt],
  );
  return useSyncExternalStore(subscribe, () => isClosed(closesAt, Date.now()), whileHydrating);
}
