const NUMBER =
  /\b(\d{1,3}) (?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*\b|[A-Z][a-z]+ (?:Road|Street)\b)/g;

/**
 * Keeps a day on the same line as its month, and a house number on the same line as its street.
 *
 * @param text Example: `31 March 2027` or `1 Jetty Road`
 */
export function numbersKept(text: string): string {
  return text.replaceAll(NUMBER, '$1\u00a0');
}
