import type {Plugin} from '@docusaurus/types';
import type {WithGeneratedFiles} from '../../platform/generated-files/index';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/**
 * Packages published as one file that contains their dependencies, which the bundler can't list.
 */
const BUNDLED_IN_PACKAGES = new Set(['maplibre-gl']);

const LICENCE_FILE = /^(?:licence|license|notice|copying)\b/i;

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('none'),
  homepage: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** Returns the package folder of a module; undefined for our own modules. */
function packageOf(module: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
}

/** Returns the folder in which Node finds a package's dependency. */
function dependencyOf(folder: string, name: string): string | undefined {
  for (let from = folder; from !== path.dirname(from); from = path.dirname(from)) {
    const found = path.join(from, 'node_modules', name);
    if (existsSync(found)) return found;
  }
  return undefined;
}

function licenceText(folder: string, {license, homepage}: z.infer<typeof manifest>): string {
  const files = readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .sort();
  return files.length === 0
    ? `The package has no licence file. Licence stated: ${license}${homepage === undefined ? '' : `; see ${homepage}`}.`
    : files.map((name) => readFileSync(path.join(folder, name), 'utf8').trim()).join('\n\n');
}

/**
 * Returns the licences of third-party packages in the site's scripts, as MIT and BSD require.
 *
 * @param modules absolute paths of all modules in the scripts, including our own
 * @throws Error when no module is from a package, which means that the list was not collected
 */
export function licenceTexts(modules: Iterable<string>): string {
  const texts = new Map<string, string>();
  const seen = new Set<string>();
  function add(folder: string, withDependencies: boolean): void {
    if (seen.has(folder)) return;
    seen.add(folder);
    const about = manifest.parse(
      JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    );
    texts.set(`${about.name} ${about.version}`, licenceText(folder, about));
    if (!withDependencies && !BUNDLED_IN_PACKAGES.has(about.name)) return;
    for (const name of Object.keys(about.dependencies)) {
      const dependency = name.startsWith('@types/') ? undefined : dependencyOf(folder, name);
      if (dependency !== undefined) add(dependency, true);
    }
  }
  for (const module of modules) {
    const folder = packageOf(module);
    if (folder !== undefined) add(folder, false);
  }
  if (texts.size === 0) throw new Error('Licences: no package was found in the scripts.');
  const sections = [...texts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => `${name}\n${'-'.repeat(name.length)}\n\n${text}`);
  return `${["Licences for the packages used in this site's scripts", ...sections].join('\n\n\n')}\n`;
}

/** The parts of the bundler's API that list the modules in scripts. */
interface Module {
  readonly nameForCondition?: () => string | null | undefined;
  /** Present on a module that combines several. */
  readonly modules?: Iterable<Module>;
}
interface Compilation<Chunk> {
  readonly chunks: Iterable<Chunk>;
  readonly chunkGraph: {getChunkModules(chunk: Chunk): Iterable<Module>};
}
interface Compiler<Chunk> {
  readonly hooks: {
    readonly done: {
      tap(name: string, collect: (stats: {readonly compilation: Compilation<Chunk>}) => void): void;
    };
  };
}

function* filesOf(modules: Iterable<Module>): Generator<string> {
  for (const module of modules) {
    const file = module.nameForCondition?.();
    if (file) yield file;
    yield* filesOf(module.modules ?? []);
  }
}

/** Publishes the licences of the packages in the scripts, at `/licences.txt`. */
export default function licences(): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const files = new Set<string>();
  const collector = {
    apply<Chunk>({hooks}: Compiler<Chunk>): void {
      hooks.done.tap('licences', ({compilation: {chunks, chunkGraph}}) => {
        for (const chunk of chunks) {
          for (const file of filesOf(chunkGraph.getChunkModules(chunk))) files.add(file);
        }
      });
    },
  };
  return {
    name: 'licences',
    loadContent: (): Promise<WithGeneratedFiles> =>
      Promise.resolve({
        generatedFiles: [
          {
            path: '/licences.txt',
            mediaType: 'text/plain; charset=utf-8',
            content: () => licenceTexts(files),
          },
        ],
      }),
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [collector]}),
  };
}
