import {useMinute} from '../clock/useMinute';
import {isClosed} from './closing';

const MINUTE = 60_000;

/**
 * Those that still take applications. Openings close on the minute, so a look every minute is
 * enough. All of them in the HTML of the build and until hydration.
 */
export function useOpenOnes<T extends {readonly closesAt: string}>(
  openings: readonly T[],
): readonly T[] {
  const minute = useMinute();
  return minute === undefined
    ? openings
    : openings.filter(({closesAt}) => !isClosed(closesAt, minute * MINUTE));
}
