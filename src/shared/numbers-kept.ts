const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*';
const STREET = '[A-Z][a-z]+ (?:Road|Street)';
const UNIT =
  '[AP]M|(?:k?m|mm|metre|tonne|minute|hour|day|night|week|month|year|person|storey)s?|people';

/** Words before a number that refers to something. */
const REFERENCE = 'NRM|BS|ISO|regulation|section|article|volume|lift|gate|stage';

const KEPT = new RegExp(
  [
    // Dates, e.g. `31 March 2027`, `31 March` and `March 2027`.
    String.raw`\b\d{1,2} ${MONTH}\b(?: \d{4}\b)?`,
    String.raw`\b${MONTH} (?=\d{4}\b)`,
    // Telephone numbers, VAT numbers and postcodes.
    String.raw`(?<![\d,.])(?:\+44|0\d{2,4})(?: \d{3,6}){1,2}\b`,
    String.raw`\bGB \d{3} \d{4} \d{2}\b`,
    String.raw`\b[A-Z]{1,2}\d[A-Z\d]? (?=\d[A-Z]{2}\b)`,
    String.raw`\d per cent\b`,
    String.raw`\b(?:${REFERENCE}) (?=\d)`,
    String.raw`(?:\d|Category) (?=(?:${STREET}|${UNIT}|[AB])\b)`,
  ].join('|'),
  'g',
);

/**
 * Keeps on one line: a number with its unit, a date, a time with AM or PM, a house number with its
 * street, a telephone or VAT number, a postcode, a reference with its number, and Category with its
 * letter.
 *
 * @param text Example: `31 March 2027`, `1 Jetty Road`, `62 weeks`, `NRM 2` or `7:00 AM`
 */
export function numbersKept(text: string): string {
  return text.replaceAll(KEPT, (kept) => kept.replaceAll(' ', '\u00a0'));
}

/**
 * Matches what must not break at a hyphen. Examples: `2025-26`, `60-minute`, `out-of-hours`. A
 * longer word may be wider than a phone.
 */
const HYPHENATED = /(?<![\w-])(?=[\w-]{1,24}(?![\w-]))(\d+-\w+|[a-z]+(?:-[a-z]+){2,})\b(?!-)/;

/** Divides a text: every second part, if any, must not break at a hyphen. */
export function unbrokenParts(text: string): string[] {
  return text.split(HYPHENATED);
}
