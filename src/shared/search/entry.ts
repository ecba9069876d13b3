export type EntryKind = 'page' | 'document' | 'opening';

/** An entry of the search: a page, or a part of one with an anchor. */
export interface SearchEntry {
  /** Address with the anchor. Example: `'/policies/whistleblowing#5.3'`. */
  readonly path: string;
  /** A document is a policy or a notice, which has clauses. */
  readonly kind: EntryKind;
  /** Title of the page. Example: `'Whistleblowing policy'`. */
  readonly title: string;
  /** At the top of a page: its description for search engines. */
  readonly description?: string;
  /** Reference of the document, at the top of a page. Example: `'FWG-POL-009'`. */
  readonly reference?: string;
  /** Its heading, absent at the top of a page. */
  readonly section?: string;
  /** Its number as printed. Example: `'5.3'`. */
  readonly clause?: string;
  /** The lower-level headings in its text. */
  readonly headings?: string;
  /** Its plain text. */
  readonly text: string;
}

/** A page in the index. Fields that its parts share are written once; the first part is its top. */
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

/** The file that the build writes and the browser reads. */
export interface SearchIndexFile {
  /** Example: `'2026'`. */
  readonly edition: string;
  readonly pages: readonly IndexedPage[];
}

/** Address of the index of an edition. Example: `'/search/2026.json'`. */
export function indexPath(edition: string): string {
  return `/search/${edition}.json`;
}

/** Every entry of the file, in its order. */
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
