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
  /** Its heading, absent at the top of a page. */
  readonly section?: string;
  /** Its number as printed. Example: `'5.3'`. */
  readonly clause?: string;
  /** The lesser headings in its text. */
  readonly headings?: string;
  /** Its words, plain. */
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
