import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pruneChunkNames, renameModules, type ChunkNames} from './chunk-names';
import {pruneGlobalData} from './global-data';
import {neededModules, readRegistry, shortNames, writeRegistry} from './registry';
import {pruneRoutes} from './routes';

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

function shorterLists(lists: Lists, folders: readonly string[]): Lists {
  const routes = JSON.parse(lists['routesChunkNames.json']) as ChunkNames;
  const kept = pruneChunkNames(routes, folders);
  const modules = neededModules(readRegistry(lists['registry.js']), kept);
  const names = shortNames(modules);
  const globalData = JSON.parse(lists['globalData.json']) as Record<string, unknown>;
  return {
    'routes.js': pruneRoutes(lists['routes.js'], folders),
    'registry.js': writeRegistry(modules, names),
    'routesChunkNames.json': JSON.stringify(renameModules(kept, names)),
    'globalData.json': JSON.stringify(pruneGlobalData(globalData)),
  };
}

/** Writes the shorter lists beside the whole ones. */
function writeLists(folder: string, lists: Lists): void {
  mkdirSync(folder, {recursive: true});
  for (const name of LISTS) {
    writeFileSync(path.join(folder, name), lists[name]);
  }
}

interface Options {
  /** Addresses whose pages are not pages of the router, with all below. Example: `['/2025']` */
  readonly without: readonly string[];
}

/**
 * Gives browsers shorter lists of the site's pages than Docusaurus generates: without the pages
 * that only full page loads reach, and without what only the server needs of the others. Every
 * visitor loads these lists. The server's bundle keeps the whole ones. See README.md.
 */
export default function pageLists({without}: Options): (context: LoadContext) => Plugin | null {
  return ({generatedFilesDir}) => {
    if (process.env.NODE_ENV !== 'production') {
      return null;
    }
    const shorter = path.join(generatedFilesDir, 'page-lists');
    return {
      name: 'page-lists',
      configureWebpack(_config, isServer) {
        if (isServer) {
          return {};
        }
        writeLists(shorter, shorterLists(readLists(generatedFilesDir), without));
        const alias = Object.fromEntries(
          LISTS.map((name) => [`@generated/${path.parse(name).name}$`, path.join(shorter, name)]),
        );
        return {
          // First, because the bundler knows all of `@generated` by another alias.
          mergeStrategy: {'resolve.alias': 'prepend'},
          resolve: {alias},
        };
      },
    };
  };
}
