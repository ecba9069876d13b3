import type {AsPlainObject} from 'minisearch';

export type EntryKind = 'page' | 'document' | 'opening';

/** A search entry: a page, or a part of a page that has an anchor. */
export interface SearchEntry {
  /** Address with the anchor. Example: `'/policies/whistleblowing#5.3'`. */
  readonly path: string;
  /** Kind of page. `document` means a policy or a notice, which has clauses. */
  readonly kind: EntryKind;
  /** The kind of page that results show. Without one they show “Page”. Example: `'Policy'`. */
  readonly label?: string;
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
export interface IndexedPage extends Pick<
  SearchEntry,
  'path' | 'kind' | 'label' | 'title' | 'description'
> {
  readonly parts: readonly IndexedPart[];
}

/** A part of a page. A clause's number is also its anchor. */
interface IndexedPart extends Pick<
  SearchEntry,
  'reference' | 'section' | 'clause' | 'headings' | 'text'
> {
  readonly anchor?: string;
}

/** The file of an edition's pages, which the build writes and the browser reads. */
export interface SearchIndexFile {
  /** Example: `'2026'`. */
  readonly edition: string;
  /** Changes with the pages. */
  readonly version: string;
  readonly pages: readonly IndexedPage[];
}

/** The file of the words in those pages, so that browsers need not index them. */
export interface SearchWordsFile {
  /** Version of the pages: a new release may be published between two requests. */
  readonly version: string;
  readonly words: AsPlainObject;
}

export function indexPath(edition: string): string {
  return `/search/${edition}.json`;
}

export function wordsPath(edition: string): string {
  return `/search/${edition}-words.json`;
}

/** Returns every entry of an index file, in order. */
export function entriesOf({pages}: Pick<SearchIndexFile, 'pages'>): SearchEntry[] {
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
