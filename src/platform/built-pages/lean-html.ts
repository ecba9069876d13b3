import {DomUtils, parseDocument} from 'htmlparser2';

/**
 * Tags and attributes that only Docusaurus's own scripts and search plugins read. The class of the
 * root also names the document: reader modes drop it for words such as "social".
 */
const DOCUSAURUS_METADATA =
  / class="docs-version-[^"]*"| data-rh=true(?=[\s>])|<meta (?:data-rh=true )?(?:name|property)=(?:docusaurus_|docsearch:)[^>]*>/g;
/** React separates neighbouring texts with empty comments, and writes empty classes. */
const REACT_MARKS = /<!-- -->| class=""/g;

/** Returns where the islands of a page begin and end. */
function islandsIn(html: string): (readonly [from: number, to: number])[] {
  // Skips the slow parsing for most pages, which have no island.
  if (!html.includes('data-island')) return [];
  const page = parseDocument(html, {withStartIndices: true, withEndIndices: true});
  return DomUtils.findAll(({attribs}) => 'data-island' in attribs, page.children).map(
    ({startIndex, endIndex}) => [startIndex ?? 0, endIndex ?? 0],
  );
}

/**
 * Removes Docusaurus's metadata from a built page, and React's marks outside its islands. Inside an
 * island React needs the marks to hydrate it.
 */
export function leanHtml(html: string): string {
  const islands = islandsIn(html);
  const isInIsland = (place: number) => islands.some(([from, to]) => place >= from && place <= to);
  return html
    .replaceAll(REACT_MARKS, (mark, place: number) => (isInIsland(place) ? mark : ''))
    .replaceAll(DOCUSAURUS_METADATA, '');
}
