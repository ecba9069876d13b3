import {useEffect, useSyncExternalStore} from 'react';
import {checkClock, eachMinute, now} from './now';

const MINUTE = 60_000;

const currentMinute = () => Math.floor(now() / MINUTE);
const serverMinute = () => undefined;

/**
 * Returns the current minute since 1970 and updates it. Undefined in the built HTML and until
 * hydration, because the time of reading is unknown at build time.
 *
 * @param closings when the openings of the page close, as ISO instants; the clock is checked if all
 *   seem to have closed
 */
export function useMinute(closings: readonly string[] = []): number | undefined {
  const last = Math.max(...closings.map((closesAt) => Date.parse(closesAt)));
  useEffect(() => {
    if (Number.isFinite(last)) checkClock(last);
  }, [last]);
  return useSyncExternalStore<number | undefined>(eachMinute, currentMinute, serverMinute);
}
