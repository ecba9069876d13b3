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
 * Parts of pages, by their classes, that say what stands elsewhere: what a document said before and
 * its record, cards of other pages, rows of the list of openings, ways on, keys and captions of
 * pictures.
 */
const ELSEWHERE = new Set(
  'change company revisions superseded similar similar__heading similar__all opening-row openings-head advert__points advert__apply advert__after advert__printed job__actions call-to-action document__back document__tools button button-row go key figure caption'.split(
    ' ',
  ),
);

/** The switch of editions is all links, which are left out: its name would stand alone. */
const SWITCH_NAME = 'edition-label';

function isElsewhere({attribs}: Element): boolean {
  if (attribs.id === SWITCH_NAME) return true;
  return attribs.class?.split(/\s+/).some((name) => ELSEWHERE.has(name)) ?? false;
}

function kindOf({classes}: ReadPage): EntryKind {
  if (classes.has('clause')) return 'document';
  return classes.has('job') ? 'opening' : 'page';
}

/** A line break becomes a stop in the line, unless the line ends with one. */
function inOneLine(text: string): string {
  return text.replaceAll(/(?<![.?!:;,])\n/g, ' · ').replaceAll('\n', ' ');
}

/** In a title block, as the lines of a page's top have it. */
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
 * What the search knows of a built page; nothing where it is not to be found: it asks not to be
 * indexed, or is known under another address. Documents of older editions ask robots to stay away,
 * but have an index of their own, and the register of what was in force is found by its top.
 *
 * @param address of the page
 */
export function indexedPage(address: URL, html: string): IndexedPage | undefined {
  const path = address.pathname;
  const isOlder = editions.some(
    ({inForce, basePath}) => !inForce && path.startsWith(`${basePath}/`),
  );
  const isRegister = path === IN_FORCE_PATH;
  // Looked for before the page is parsed: a long record has thousands of such pages.
  if (!isOlder && !isRegister && NOINDEX.test(html)) return undefined;
  const page = readPage(html, isElsewhere);
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
