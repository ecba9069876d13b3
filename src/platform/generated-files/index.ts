import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectFiles} from './collect';
import type {GeneratedFile} from './generated-file';

/** A request handler of Node and of the development server. */
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

/** Files generated and written at once: enough to keep a disk busy, few enough for memory. */
const AT_ONCE = 16;

/**
 * Generates files and writes them below a folder.
 *
 * @throws Error naming the address of the file that could not be generated or written
 */
export async function writeFiles(files: Iterable<GeneratedFile>, folder: string): Promise<void> {
  const waiting = files[Symbol.iterator]();
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      await write(next.value, folder);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
}

async function write(file: GeneratedFile, folder: string): Promise<void> {
  const target = path.join(folder, file.path);
  try {
    const content = await file.content();
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  } catch (error) {
    throw new Error(`The file ${file.path} could not be created.`, {cause: error});
  }
}

/** The part of webpack-dev-server's middlewares that is used here. */
interface Middleware {
  readonly name: string;
  readonly middleware: Answer;
}

/**
 * Publishes the files that other plugins generate (`generated-file.ts`): a build writes them, and
 * the `npm start` server serves them.
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
