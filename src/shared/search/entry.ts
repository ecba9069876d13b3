export type EntryKind = 'page' | 'document' | 'opening';

/** A search entry: a page, or a part of a page that has an anchor. */
export interface SearchEntry {
  /** Address with the anchor. Example: `'/policies/whistleblowing#5.3'`. */
  readonly path: string;
  /** Kind of page. `document` means a policy or a notice, which has clauses. */
  readonly kind: EntryKind;
  /** Title of the page. Example: `'Whistleblowing policy'`. */
  readonly title: string;
  /** Description for search engines; only in the entry for the top of a page. */
  readonly description?: string;
  /** Reference of the document; only at the top of a page. Example: `'FWG-POL-009'`. */
  readonly reference?: string;
  /** Heading of the section; absent at the top of a page. */
  readonly section?: string;
  /** Printed number of the clause. Example: `'5.3'`. */
  readonly clause?: string;
  /** Lower-level headings in the text. */
  readonly headings?: string;
  readonly text: string;
}

/**
 * A page in the index. Fields that its parts share are stored once. The first part is the top of
 * the page.
 */
export interface IndexedPage extends Pick<SearchEntry, 'path' | 'kind' | 'title' | 'description'> {
  readonly parts: readonly IndexedPart[];
}

/** A part of a page. A clause's number is also its anchor. */
interface IndexedPart extends Pick<
  SearchEntry,
  'reference' | 'section' | 'clause' | 'headings' | 'text'
> {
  readonly anchor?: string;
}

/** Format of the file that the build writes and the browser reads. */
export interface SearchIndexFile {
  /** Example: `'2026'`. */
  readonly edition: string;
  readonly pages: readonly IndexedPage[];
}

export function indexPath(edition: string): string {
  return `/search/${edition}.json`;
}

/** Returns every entry of an index file, in order. */
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
