/** What would end a script element, or keep it from ending, wherever it stood in its text. */
const BREAKS_OUT = /<(?=\/?script|!--)/gi;

/**
 * Structured data as the text of a `<script type="application/ld+json">`, from which no content can
 * break out. The escaped `<` is what browsers need; but the build's HTML minifier reads JSON and
 * writes it anew, without that escape. So the dangerous few are written as HTML entities before,
 * which the readers of job postings, whose descriptions are HTML, understand.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(BREAKS_OUT, '&lt;') : value,
  ).replaceAll('<', '\\u003c');
}
