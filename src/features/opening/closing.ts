/**
 * Whether an opening takes no more applications. The moment itself is already too late.
 *
 * @param closesAt ISO instant in UTC, e.g. `'2026-12-18T17:00:00.000Z'`
 * @param now milliseconds since 1970
 */
export function isClosed(closesAt: string, now: number): boolean {
  return now >= Date.parse(closesAt);
}
