import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {answerWith, type Answer} from './answer';
import {collectFiles} from './collect';
import type {GeneratedFile} from './generated-file';
import {writeFiles} from './write';

/** The part of webpack-dev-server's middlewares that is used here. */
interface Middleware {
  readonly name: string;
  readonly middleware: Answer;
}

/**
 * Publishes the files that other plugins make of their content (`generated-file.ts`): a build
 * writes them, and the server of `npm start` answers for them.
 *
 * @throws when two files want the same address, or a static file has it
 */
export default function generatedFilesPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  let files: ReadonlyMap<string, GeneratedFile> = new Map();

  const isStatic = (address: string) =>
    siteConfig.staticDirectories.some((folder) => existsSync(path.join(siteDir, folder, address)));

  const devServer = {
    // First, so that the fallback to index.html does not come before. The setups of several plugins
    // are all called and their results joined, so what is returned here would run twice.
    setupMiddlewares(middlewares: Middleware[]): Middleware[] {
      const middleware = answerWith((address) => files.get(address));
      middlewares.unshift({name: 'generated-files', middleware});
      return [];
    },
  };
  // The types of Docusaurus do not know `devServer`, though `start` reads it from here.
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
