export type EntryKind = 'page' | 'document' | 'opening';

/** A page, or a part of one that can be pointed at, as the search knows it. */
export interface SearchEntry {
  /** Where it leads, with the anchor. Example: `'/policies/whistleblowing#5.3'`. */
  readonly path: string;
  /** A document is a policy or a notice: what has clauses. */
  readonly kind: EntryKind;
  /** Of the page. Example: `'Whistleblowing policy'`. */
  readonly title: string;
  /** At the top of a page: its description for search engines. */
  readonly description?: string;
  /** Of the document, at the top of a page. Example: `'FWG-POL-009'`. */
  readonly reference?: string;
  /** The heading it stands under, absent at the top of a page. */
  readonly section?: string;
  /** Its number as printed. Example: `'5.3'`. */
  readonly clause?: string;
  /** The lesser headings in its text. */
  readonly headings?: string;
  /** Its words, plain. */
  readonly text: string;
}

/** A page in the index. What its parts have in common is written once; the first is its top. */
export interface IndexedPage extends Pick<SearchEntry, 'path' | 'kind' | 'title' | 'description'> {
  readonly parts: readonly IndexedPart[];
}

/** A part of a page. The number of a clause is its anchor. */
interface IndexedPart extends Pick<
  SearchEntry,
  'reference' | 'section' | 'clause' | 'headings' | 'text'
> {
  readonly anchor?: string;
}

/** What the build writes and the browser reads. */
export interface SearchIndexFile {
  /** Example: `'2026'`. */
  readonly edition: string;
  readonly pages: readonly IndexedPage[];
}

/** Address of the index of an edition. Example: `'/search/2026.json'`. */
export function indexPath(edition: string): string {
  return `/search/${edition}.json`;
}

/** All that can be found, in the order of the index. */
export function entriesOf({pages}: SearchIndexFile): SearchEntry[] {
  return pages.flatMap(({parts, description, ...page}) =>
    parts.map(({anchor, ...part}, at) => {
      const place = part.clause ?? anchor;
      return {
        ...page,
        ...part,
        ...(at === 0 && description !== undefined && {description}),
        path: place === undefined ? page.path : `${page.path}#${place}`,
      };
    }),
  );
}
