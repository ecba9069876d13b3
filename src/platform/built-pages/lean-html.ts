import {DomUtils, parseDocument} from 'htmlparser2';

/** Tags and attributes that only Docusaurus's own scripts and searches read. */
const UNREAD =
  / data-rh=true(?=[\s>])|<meta (?:data-rh=true )?(?:name|property)=(?:docusaurus_|docsearch:)[^>]*>/g;
/** React divides neighbouring texts with empty comments, and writes classes that are empty. */
const OF_REACT = /<!-- -->| class=""/g;

/** Where the islands of a page begin and end. */
function islandsIn(html: string): (readonly [from: number, to: number])[] {
  // Most pages have none, and parsing a page takes longer than the rest.
  if (!html.includes('data-island')) return [];
  const page = parseDocument(html, {withStartIndices: true, withEndIndices: true});
  return DomUtils.findAll(({attribs}) => 'data-island' in attribs, page.children).map(
    ({startIndex, endIndex}) => [startIndex ?? 0, endIndex ?? 0],
  );
}

/**
 * Removes from a built page what no script of ours and no reader needs: Docusaurus's metadata, and
 * React's marks outside the islands. An island keeps its marks, because React looks for
 * them when it takes the HTML over.
 */
export function leanHtml(html: string): string {
  const islands = islandsIn(html);
  const isInIsland = (place: number) => islands.some(([from, to]) => place >= from && place <= to);
  return html
    .replaceAll(OF_REACT, (mark, place: number) => (isInIsland(place) ? mark : ''))
    .replaceAll(UNREAD, '');
}
