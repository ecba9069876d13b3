import type {EntryKind, IndexedPage} from '../../shared/search/entry';
import {IN_FORCE_PATH} from '../../policy-record/shared/addresses';
import {editions} from '../../data/editions/editions';
import {
  type Element,
  type PagePart,
  readPage,
  type ReadPage,
} from '../../platform/built-pages/page-parts';

/**
 * Whether an element is excluded from the index because it only repeats or links to another page.
 */
function isSkipped({attribs}: Element): boolean {
  return attribs['data-search'] === 'skip';
}

const MARK = / data-search="?skip"?/g;

/** Removes the attributes that mark skipped content, which browsers don't need. */
export function withoutMarks(html: string): string {
  return html.replaceAll(MARK, '');
}

function kindOf({classes}: ReadPage): EntryKind {
  if (classes.has('clause')) return 'document';
  return classes.has('job') ? 'opening' : 'page';
}

/** Replaces line breaks with a middle dot, or with a space after punctuation. */
function inOneLine(text: string): string {
  return text.replaceAll(/(?<![.?!:;,])\n/g, ' · ').replaceAll('\n', ' ');
}

/** Matches the reference in the title block, in the text at the top of a page. */
const REFERENCE = /^Reference\n(\S+)$/m;
/** Matches the type of an opening in the title block: full-time or part-time. */
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
 * Returns the index entry of a built page. Undefined for pages that forbid indexing or have another
 * canonical address. Documents of older editions forbid crawlers but are included in the index of
 * their edition. The register of versions in force is indexed only at its top.
 *
 * @param address of the page
 */
export function indexedPage(address: URL, html: string): IndexedPage | undefined {
  const path = address.pathname;
  const isOlder = editions.some(
    ({inForce, basePath}) => !inForce && path.startsWith(`${basePath}/`),
  );
  const isRegister = path === IN_FORCE_PATH;
  // Checked before parsing, because a long record has thousands of pages with `noindex`.
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
