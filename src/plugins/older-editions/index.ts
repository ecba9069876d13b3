import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pruneChunkNames, pruneGlobalData, pruneRegistry, pruneRoutes} from './prune';
import {withoutScripts} from '../plain-pages/without-scripts';

/** The generated modules that list every page of the site, and that every page loads. */
const LISTS = ['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'] as const;

type Lists = Readonly<Record<(typeof LISTS)[number], string>>;

function readLists(folder: string): Lists {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    'routes.js': read('routes.js'),
    'registry.js': read('registry.js'),
    'routesChunkNames.json': read('routesChunkNames.json'),
    'globalData.json': read('globalData.json'),
  };
}

function prunedLists(lists: Lists, editions: readonly string[]): Lists {
  const all = JSON.parse(lists['routesChunkNames.json']) as Record<string, unknown>;
  const kept = pruneChunkNames(all, editions);
  const globalData = JSON.parse(lists['globalData.json']) as Record<string, unknown>;
  return {
    'routes.js': pruneRoutes(lists['routes.js'], editions),
    'registry.js': pruneRegistry(lists['registry.js'], all, kept),
    'routesChunkNames.json': JSON.stringify(kept),
    'globalData.json': JSON.stringify(pruneGlobalData(globalData, editions)),
  };
}

/** Writes the shorter lists beside the whole ones. */
function writeLists(folder: string, lists: Lists): void {
  mkdirSync(folder, {recursive: true});
  for (const name of LISTS) {
    writeFileSync(path.join(folder, name), lists[name]);
  }
}

async function removeScripts(folder: string): Promise<void> {
  const entries = await readdir(folder, {recursive: true});
  const pages = entries.filter((name) => name.endsWith('.html'));
  await Promise.all(
    pages.map(async (name) => {
      const file = path.join(folder, name);
      await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
    }),
  );
}

/**
 * Publishes the documents of older editions as plain HTML, and keeps their addresses out of the
 * scripts of every other page: ten editions cost a visitor of today's pages nothing. Links to them
 * must leave the router (`pathname://`), because it does not know them.
 *
 * Under `npm start` they stay pages like any other, so that edits show at once.
 *
 * @param editions labels of the older editions, which are their folders too. Example: `['2025']`
 */
export default function olderEditions(
  editions: readonly string[],
): (context: LoadContext) => Plugin | null {
  const folders = editions.map((edition) => `/${edition}`);
  return ({generatedFilesDir}) => {
    if (process.env.NODE_ENV !== 'production' || editions.length === 0) {
      return null;
    }
    const shorter = path.join(generatedFilesDir, 'older-editions');
    return {
      name: 'older-editions',
      configureWebpack(_config, isServer) {
        if (isServer) {
          return {};
        }
        writeLists(shorter, prunedLists(readLists(generatedFilesDir), folders));
        const alias = Object.fromEntries(
          LISTS.map((name) => [`@generated/${path.parse(name).name}$`, path.join(shorter, name)]),
        );
        // First, because the bundler knows all of `@generated` by another alias.
        return {mergeStrategy: {'resolve.alias': 'prepend'}, resolve: {alias}};
      },
      async postBuild({outDir}) {
        await Promise.all(editions.map((edition) => removeScripts(path.join(outDir, edition))));
      },
    };
  };
}
