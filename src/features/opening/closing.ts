import type {Opening} from '@site/src/content/openings/schema';
import {timed} from '../clock/timed';

/**
 * Whether an opening takes no more applications. The moment itself is already too late.
 *
 * @param closesAt ISO instant in UTC, e.g. `'2026-12-18T17:00:00.000Z'`
 * @param now milliseconds since 1970
 */
export function isClosed(closesAt: string, now: number): boolean {
  return now >= Date.parse(closesAt);
}

type Closing = Pick<Opening, 'closesAt'>;

/** Attributes of what stands while an opening takes applications. */
export const whileOpen = ({closesAt}: Closing) => timed({until: closesAt});

/** Attributes of what stands from then on: the page closes by itself, without a rebuild. */
export const afterwards = ({closesAt}: Closing) => timed({from: closesAt});
