import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {type IndexedPage, indexPath, type SearchIndexFile} from '../../shared/search/entry';
import {editions, type Edition} from '../../data/editions/editions';
import type {
  GeneratedFile,
  WithGeneratedFiles,
} from '../../platform/generated-files/generated-file';
import {indexedPage} from './indexed-page';
import {namedPages} from './named-pages';

/** The edition to which an address belongs. */
function isOf({label, inForce}: Edition, address: string): boolean {
  const older = editions.find((each) => !each.inForce && address.startsWith(`${each.basePath}/`));
  return older === undefined ? inForce : older.label === label;
}

/** The pages of a build that can be found, in the order of their addresses. */
async function builtPages(outDir: string, url: string): Promise<IndexedPage[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (name) => {
      const address =
        `/${name.split(path.sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
      return indexedPage(new URL(address, url), await readFile(path.join(outDir, name), 'utf8'));
    }),
  );
  return pages
    .filter((page) => page !== undefined)
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Writes what the search looks things up in, one file for each edition. See README.md. */
export default function search({outDir, siteDir, siteConfig}: LoadContext): Plugin {
  let documents: LoadedContent = {loadedVersions: []};
  let built: Promise<IndexedPage[]> | undefined;
  const pages = () => {
    if (process.env.NODE_ENV !== 'production') return namedPages(siteDir, documents);
    return (built ??= builtPages(outDir, siteConfig.url));
  };
  const indexFile = (edition: Edition): GeneratedFile => ({
    path: indexPath(edition.label),
    mediaType: 'application/json',
    async content() {
      const index: SearchIndexFile = {
        edition: edition.label,
        pages: (await pages()).filter((page) => isOf(edition, page.path)),
      };
      return JSON.stringify(index);
    },
  });
  return {
    name: 'search',
    loadContent: (): Promise<WithGeneratedFiles> =>
      Promise.resolve({generatedFiles: editions.map(indexFile)}),
    allContentLoaded({allContent}) {
      documents = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      return Promise.resolve();
    },
  };
}
