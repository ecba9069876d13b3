export const CSV_TYPE = 'text/csv; charset=utf-8';

/**
 * Matches a cell that a spreadsheet would run as a formula. A negative number may begin with a
 * hyphen. Full-width signs count in some languages' versions.
 */
const FORMULA = /^\s*(?:[=+@＝＋＠－]|-(?!£?\d[\d,.]*(?:e[+-]?\d+)?\s?%?$))|^[\t\r\n]/i;

/** Formats a cell. An apostrophe keeps a formula as text, in the form in which it was written. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats rows as a CSV file (RFC 4180). It begins with a byte order mark: a saved file has no
 * header that names its character set, and Excel would read £ as Â£.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}
