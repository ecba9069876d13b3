import type {EntryKind, IndexedPage} from '../../shared/search/entry';
import {IN_FORCE_PATH} from '../../policy-record/shared/addresses';
import {editions} from '../../data/editions/editions';
import {
  type Element,
  type PagePart,
  readPage,
  type ReadPage,
} from '../../platform/built-pages/page-parts';

/** What a component keeps out of the index, because it repeats another page or only leads there. */
function isSkipped({attribs}: Element): boolean {
  return attribs['data-search'] === 'skip';
}

const MARK = / data-search="?skip"?/g;

/** A page without the marks of what is skipped: readers have no use for them. */
export function withoutMarks(html: string): string {
  return html.replaceAll(MARK, '');
}

function kindOf({classes}: ReadPage): EntryKind {
  if (classes.has('clause')) return 'document';
  return classes.has('job') ? 'opening' : 'page';
}

/** A line break becomes a stop in the line, unless the line ends with one. */
function inOneLine(text: string): string {
  return text.replaceAll(/(?<![.?!:;,])\n/g, ' · ').replaceAll('\n', ' ');
}

/** In a title block: the lines of a page's top hold it so. */
const REFERENCE = /^Reference\n(\S+)$/m;
/** Of an opening, in the same place: full-time or part-time. */
const TYPE = /^Type\n(\S+-time)$/m;

function indexedPart({
  anchor,
  section,
  clause,
  headings,
  text,
}: PagePart): IndexedPage['parts'][number] {
  const reference = section === undefined ? REFERENCE.exec(text)?.[1] : undefined;
  const named = [...headings, ...(TYPE.exec(text)?.slice(1) ?? [])];
  return {
    ...(reference !== undefined && {reference}),
    ...(clause === undefined && anchor !== undefined && {anchor}),
    ...(section !== undefined && {section}),
    ...(clause !== undefined && {clause}),
    ...(named.length > 0 && {headings: named.join(' · ')}),
    text: inOneLine(text),
  };
}

const NOINDEX = /<meta [^>]*name="?robots"? content="?[^">]*noindex/;

/**
 * The entry of a built page in the index. Undefined for a page that asks not to be indexed or names
 * another address as its own. Documents of older editions keep robots away but are indexed apart;
 * of the register of what was in force only the top is indexed.
 *
 * @param address of the page
 */
export function indexedPage(address: URL, html: string): IndexedPage | undefined {
  const path = address.pathname;
  const isOlder = editions.some(
    ({inForce, basePath}) => !inForce && path.startsWith(`${basePath}/`),
  );
  const isRegister = path === IN_FORCE_PATH;
  // Checked before the page is parsed: a long record has thousands of such pages.
  if (!isOlder && !isRegister && NOINDEX.test(html)) return undefined;
  const page = readPage(html, isSkipped);
  if (new URL(page.canonical, address).href !== address.href) return undefined;
  const parts = isRegister ? page.parts.slice(0, 1) : page.parts;
  return {
    path,
    kind: kindOf(page),
    title: page.title,
    ...(page.description !== '' && {description: page.description}),
    parts: parts.filter(({text}) => text !== '').map(indexedPart),
  };
}
