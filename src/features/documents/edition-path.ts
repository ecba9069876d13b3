/**
 * Returns the address of a document in another edition.
 *
 * @param permalink address of the document. Example: `'/2025/policies/whistleblowing'`
 * @param from address of its edition. Example: `'/2025'`
 * @param to address of the other edition; `'/'` is the current one
 */
export function inEdition(permalink: string, from: string, to: string): string {
  const place = permalink.slice(from === '/' ? 0 : from.length);
  return `${to === '/' ? '' : to}${place}`;
}
