import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatProblems, type Problem, quoted} from '../../shared/report';

/** Content of a file. Text is written as UTF-8. */
type FileContent = string | Uint8Array;

/** A file that a plugin generates from its content and publishes beside the pages. */
export interface GeneratedFile {
  /** Address on the site, with an extension. Example: `'/careers/bench-joiner.ics'`. */
  readonly path: string;
  /** Value of the Content-Type header. Example: `'text/calendar; charset=utf-8'`. */
  readonly mediaType: string;
  /** Generates the file: once in a build, and under `npm start` on every request. */
  readonly content: () => FileContent | Promise<FileContent>;
}

/** What a plugin's `loadContent` returns, among other things, to publish files. */
export interface WithGeneratedFiles {
  readonly generatedFiles: readonly GeneratedFile[];
}

/** The content of every plugin, by the plugin's name and then by the id of its instance. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Matches an allowed address. `.html` is excluded, because pages come from routes, whose links are
 * checked. Only `SHA256SUMS` may lack an extension: tools look for exactly that name.
 */
const FILE_PATH =
  /^(?:\/\.well-known)?(?:\/[a-z0-9][\w.-]*)+(?:\.(?!html$)[a-z0-9]+|\/SHA256SUMS)$/i;

/**
 * Collects the generated files of all plugins, by address.
 *
 * @param isStatic whether a static file has this address
 * @throws one error that lists every address that is malformed or taken
 */
export function collectFiles(
  allContent: AllContent,
  isStatic: (path: string) => boolean,
): Map<string, GeneratedFile> {
  const files = new Map<string, GeneratedFile>();
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const {plugin, file} of filesOf(allContent)) {
    const owner = owners.get(file.path);
    if (!FILE_PATH.test(file.path)) {
      problems.push(malformed(plugin, file));
    } else if (owner !== undefined) {
      problems.push(taken(plugin, file, `the plugin ${owner} publishes one there`));
    } else if (isStatic(file.path)) {
      problems.push(taken(plugin, file, 'a folder of static files holds one'));
    }
    files.set(file.path, file);
    owners.set(file.path, plugin);
  }
  if (problems.length > 0) {
    throw new Error(`Generated files: ${formatProblems(problems)}`);
  }
  return files;
}

function filesOf(allContent: AllContent): {plugin: string; file: GeneratedFile}[] {
  return Object.entries(allContent).flatMap(([plugin, instances]) =>
    Object.values(instances)
      .filter(publishesFiles)
      .flatMap(({generatedFiles}) => generatedFiles.map((file) => ({plugin, file}))),
  );
}

function publishesFiles(content: unknown): content is WithGeneratedFiles {
  return (
    typeof content === 'object' &&
    content !== null &&
    'generatedFiles' in content &&
    Array.isArray(content.generatedFiles)
  );
}

function malformed(plugin: string, {path}: GeneratedFile): Problem {
  return {
    file: `plugin ${plugin}`,
    field: 'generatedFiles, path',
    expected: 'an address such as /careers/openings.atom, with an ending other than .html',
    found: quoted(path),
    fix: 'Correct the address; make a page with a route.',
  };
}

function taken(plugin: string, {path}: GeneratedFile, found: string): Problem {
  return {
    file: `plugin ${plugin}`,
    field: path,
    expected: 'an address at which nothing else is published',
    found,
    fix: 'Publish one of the two at another address.',
  };
}

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Returns a handler that serves generated files and passes all other requests on.
 *
 * @param find returns the current file of an address
 */
export function fileHandler(find: (path: string) => GeneratedFile | undefined): Answer {
  return (request, response, next) => {
    const {method, url = '/'} = request;
    const file = find(url.replace(/[?#].*$/, ''));
    if (file === undefined || (method !== 'GET' && method !== 'HEAD')) {
      next();
      return;
    }
    send(file, method, response).catch(next);
  };
}

async function send(
  {mediaType, content}: GeneratedFile,
  method: 'GET' | 'HEAD',
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await content());
  response.writeHead(200, {
    'Content-Type': mediaType,
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
  });
  response.end(method === 'GET' ? body : undefined);
}

/**
 * Generates files and writes them below a folder, one after another.
 *
 * @throws Error naming the address of the file that could not be generated or written
 */
export async function writeFiles(files: Iterable<GeneratedFile>, folder: string): Promise<void> {
  for (const file of files) {
    const target = path.join(folder, file.path);
    try {
      const content = await file.content();
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content);
    } catch (error) {
      throw new Error(`The file ${file.path} could not be created.`, {cause: error});
    }
  }
}

interface Middleware {
  readonly name: string;
  readonly middleware: Answer;
}

/**
 * Publishes the files that other plugins generate: a build writes them, and the `npm start` server
 * serves them.
 *
 * @throws when two files have the same address, or a static file already has it
 */
export default function generatedFilesPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  let files: ReadonlyMap<string, GeneratedFile> = new Map();

  const isStatic = (address: string) =>
    siteConfig.staticDirectories.some((folder) => existsSync(path.join(siteDir, folder, address)));

  const devServer = {
    // Comes first, ahead of the fallback to index.html. Docusaurus joins the results of all
    // plugins' setups, so a handler returned here would run twice.
    setupMiddlewares(middlewares: Middleware[]): Middleware[] {
      const middleware = fileHandler((address) => files.get(address));
      middlewares.unshift({name: 'generated-files', middleware});
      return [];
    },
  };
  // Docusaurus's types lack `devServer`, although `npm start` reads it from here.
  const additions = {mergeStrategy: {}, devServer};

  return {
    name: 'generated-files',
    allContentLoaded: ({allContent}) => {
      files = collectFiles(allContent, isStatic);
      return Promise.resolve();
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : additions),
    postBuild: ({outDir}) => writeFiles(files.values(), outDir),
  };
}
