/**
 * The address of the same document in another edition.
 *
 * @param permalink where the document stands. Example: `'/2025/policies/whistleblowing'`
 * @param from address of its edition. Example: `'/2025'`
 * @param to address of the other edition; `'/'` is the one in force
 */
export function inEdition(permalink: string, from: string, to: string): string {
  const place = permalink.slice(from === '/' ? 0 : from.length);
  return `${to === '/' ? '' : to}${place}`;
}
