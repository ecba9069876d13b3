import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  type EntryKind,
  type IndexedPage,
  indexPath,
  type SearchIndexFile,
} from '../../shared/search/entry';
import {type Edition, editions} from '../../data/editions/editions';
import type {GeneratedFile, WithGeneratedFiles} from '../../platform/generated-files/index';
import {rewritePage} from '../../platform/built-pages/rewrite-page';
import {IN_FORCE_PATH} from '../../policy-record/shared/addresses';
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

/** Whether an address belongs to an edition. */
function isOf({label, inForce}: Edition, address: string): boolean {
  const older = editions.find((each) => !each.inForce && address.startsWith(`${each.basePath}/`));
  return older === undefined ? inForce : older.label === label;
}

/** Returns the indexed pages of a build, sorted by address. */
async function builtPages(outDir: string, url: string): Promise<IndexedPage[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (name) => {
      const file = path.join(outDir, name);
      const address =
        `/${name.split(path.sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
      const html = await readFile(file, 'utf8');
      await rewritePage(file, withoutMarks);
      return indexedPage(new URL(address, url), html);
    }),
  );
  return pages
    .filter((page) => page !== undefined)
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Reads the index of the last build, because `npm start` doesn't build pages. */
async function lastIndex(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new Error(
      'There is no search index yet. "npm run build" makes one, and the search works.',
    );
  });
}

/** Writes a search index for each edition. See README.md. */
export default function search({outDir, siteConfig}: LoadContext): Plugin {
  let built: Promise<IndexedPage[]> | undefined;
  const indexFile = (edition: Edition): GeneratedFile => ({
    path: indexPath(edition.label),
    mediaType: 'application/json',
    async content() {
      if (process.env.NODE_ENV !== 'production') {
        return lastIndex(path.join(outDir, indexPath(edition.label)));
      }
      const pages = await (built ??= builtPages(outDir, siteConfig.url));
      const index: SearchIndexFile = {
        edition: edition.label,
        pages: pages.filter((page) => isOf(edition, page.path)),
      };
      return JSON.stringify(index);
    },
  });
  return {
    name: 'search',
    loadContent: (): Promise<WithGeneratedFiles> =>
      Promise.resolve({generatedFiles: editions.map(indexFile)}),
  };
}
