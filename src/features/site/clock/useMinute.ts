import {useSyncExternalStore} from 'react';
import {eachMinute} from './each-minute';

const MINUTE = 60_000;

const currentMinute = () => Math.floor(Date.now() / MINUTE);
const serverMinute = () => undefined;

/**
 * Returns the current minute since 1970 and updates it. Undefined in the built HTML and until
 * hydration, because the time of reading is unknown at build time.
 */
export function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(eachMinute, currentMinute, serverMinute);
}
