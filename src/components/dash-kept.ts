/**
 * A title whose dash stays on the line of the word before it. The specification writes one with a
 * hyphen between blanks, and no line may begin with that.
 *
 * @param title Example: `'Retail Expansion - New York'`
 */
export function dashKept(title: string): string {
  return title.replace(' - ', '\u00a0- ');
}
