const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*';
const STREET = '[A-Z][a-z]+ (?:Road|Street)';
const UNIT =
  'per cent|[AP]M|(?:k?m|mm|minute|hour|day|night|week|month|year|person|storey)s?|people';

const NUMBER = new RegExp(String.raw`(\d|Category) (?=(?:${MONTH}|${STREET}|${UNIT}|[AB])\b)`, 'g');

/**
 * Keeps a number on the same line as its unit, a day as its month, a time as AM or PM, a house number
 * as its street, and Category as its letter.
 *
 * @param text Example: `31 March 2027`, `1 Jetty Road`, `62 weeks` or `7:00 AM`
 */
export function numbersKept(text: string): string {
  return text.replaceAll(NUMBER, '$1\u00a0');
}
