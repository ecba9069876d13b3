import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  entriesOf,
  type EntryKind,
  type IndexedPage,
  indexPath,
  type SearchIndexFile,
  type SearchWordsFile,
  wordsPath,
} from '../../shared/search/entry';
import {savedIndex} from '../../shared/search/engine';
import {indexed, WEIGHTS} from '../../shared/search/site-index';
import {numbersKept} from '../../shared/numbers-kept';
import {companies} from '../../data/companies/companies';
import {currentEdition, type Edition, editions} from '../../data/editions/editions';
import type {PrepareStep} from '../../platform/built-pages/index';
import {
  type GeneratedFile,
  type WithGeneratedFiles,
  writeFiles,
} from '../../platform/generated-files/index';
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

/** Matches the attribute that marks skipped content, which browsers don't need. */
const MARK = / data-search="?skip"?/g;

function kindOf({classes}: ReadPage): EntryKind {
  if (classes.has('clause')) return 'document';
  return classes.has('job') ? 'opening' : 'page';
}

/** The kind that results show for the documents in each folder. */
const LABELS = new Map([
  ['policies', 'Policy'],
  ['projects', 'Project'],
  ['reports', 'Report'],
  ...companies.flatMap(({services}) => (services ? [[services.folder, 'Service'] as const] : [])),
]);

/** Returns the kind of page that results show; undefined for others, such as a register. */
function labelOf(path: string, kind: EntryKind): string | undefined {
  if (kind === 'opening') return 'Job';
  const [, folder = ''] = /^(?:\/\d{4})?\/([^/]+)\/./.exec(path) ?? [];
  if (kind === 'document') return LABELS.get(folder) ?? 'Notice';
  return folder === 'policies' ? undefined : LABELS.get(folder);
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
    // Excerpts must not break a telephone number or a date.
    text: numbersKept(inOneLine(text)),
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
  const kind = kindOf(page);
  const label = labelOf(path, kind);
  return {
    path,
    kind,
    ...(label !== undefined && {label}),
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

const json = (path: string, content: GeneratedFile['content']): GeneratedFile => ({
  path,
  mediaType: 'application/json',
  content,
});

/** Returns the files of an edition: its pages and, if it is in force, their words. */
async function indexFiles({label, inForce}: Edition, pages: readonly IndexedPage[]) {
  const version = createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 16);
  const index: SearchIndexFile = {edition: label, version, pages};
  const files = [json(indexPath(label), () => JSON.stringify(index))];
  // Few visitors search older editions, which the browser indexes itself.
  if (!inForce) return files;
  const words: SearchWordsFile = {
    version,
    words: await savedIndex(WEIGHTS, entriesOf(index).map(indexed)),
  };
  return [...files, json(wordsPath(label), () => JSON.stringify(words))];
}

/** Writes a search index for each edition, and removes the marks of skipped content. See README.md. */
export const searchIndex: PrepareStep = ({outDir, siteConfig}) => {
  const found: IndexedPage[] = [];
  return {
    change(html, address) {
      const page = indexedPage(new URL(address, siteConfig.url), html);
      if (page) found.push(page);
      return html.replaceAll(MARK, '');
    },
    async end() {
      found.sort((one, other) => (one.path < other.path ? -1 : 1));
      const files = await Promise.all(
        editions.map((edition) =>
          indexFiles(
            edition,
            found.filter(({path}) => isOf(edition, path)),
          ),
        ),
      );
      await writeFiles(files.flat(), outDir);
    },
  };
};

/** Serves the indexes of the last build under `npm start`, which doesn't build pages. */
export default function search({outDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') return null;
  const addresses = [...editions.map(({label}) => indexPath(label)), wordsPath(currentEdition)];
  const generatedFiles = addresses.map((address) =>
    json(address, () =>
      readFile(path.join(outDir, address)).catch(() => {
        throw new Error(
          'There is no search index yet. "npm run build" makes one, and the search works.',
        );
      }),
    ),
  );
  return {name: 'search', loadContent: (): WithGeneratedFiles => ({generatedFiles})};
}
