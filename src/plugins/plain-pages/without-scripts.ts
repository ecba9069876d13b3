/** Scripts that run, and the hints to fetch them early. Data such as JSON-LD stays. */
const SCRIPTS =
  /<script(?![^>]*\btype="?application\/(?:ld\+)?json\b)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\b(?:rel="?modulepreload|as="?script)\b[^>]*>/g;

/**
 * A page of the build without its scripts. Menus, disclosures and links work on native HTML, so
 * nothing that a reader of the record needs is lost.
 */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPTS, '');
}
