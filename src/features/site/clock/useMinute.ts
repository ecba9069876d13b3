import {useSyncExternalStore} from 'react';
import {eachMinute} from './each-minute';

const MINUTE = 60_000;

const currentMinute = () => Math.floor(Date.now() / MINUTE);
const noMinute = () => undefined;

/**
 * The current minute, counted from 1970, kept up to date. Undefined in the HTML of the build and
 * until hydration: the build does not know when its pages will be read.
 */
export function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(eachMinute, currentMinute, noMinute);
}
