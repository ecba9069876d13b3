import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {rewritePage} from '../built-pages/rewrite-page';
import {withoutScripts} from '../plain-pages/without-scripts';

async function removeScripts(folder: string): Promise<void> {
  const entries = await readdir(folder, {recursive: true});
  const pages = entries.filter((name) => name.endsWith('.html'));
  await Promise.all(pages.map((name) => rewritePage(path.join(folder, name), withoutScripts)));
}

/**
 * Publishes the documents of older editions as plain HTML. Links to them must leave the router
 * (`pathname://`), because [page-lists](../page-lists/index.ts) keeps them out of it: ten editions
 * cost a visitor of today's pages nothing.
 *
 * Under `npm start` they stay pages like any other, so that edits show at once.
 *
 * @param editions labels of the older editions, which are their folders too. Example: `['2025']`
 */
export default function olderEditions(editions: readonly string[]): () => Plugin {
  return () => ({
    name: 'older-editions',
    async postBuild({outDir}) {
      await Promise.all(editions.map((edition) => removeScripts(path.join(outDir, edition))));
    },
  });
}
