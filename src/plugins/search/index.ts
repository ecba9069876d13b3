import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type IndexedPage, indexPath, type SearchIndexFile} from '../../shared/search/entry';
import {editions, type Edition} from '../../data/editions/editions';
import type {
  GeneratedFile,
  WithGeneratedFiles,
} from '../../platform/generated-files/generated-file';
import {rewritePage} from '../../platform/built-pages/rewrite-page';
import {indexedPage, withoutMarks} from './indexed-page';

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
