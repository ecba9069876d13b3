/**
 * Keeps a title's dash on the same line as the word before it. The specification uses a spaced
 * hyphen, which must not begin a line.
 *
 * @param title Example: `'Retail Expansion - New York'`
 */
export function dashKept(title: string): string {
  return title.replace(' - ', '\u00a0- ');
}
