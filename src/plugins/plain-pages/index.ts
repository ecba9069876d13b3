import type {IncomingMessage, ServerResponse} from 'node:http';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bare, framed} from './framed';
import type {PlainPage, WithPlainPages} from './plain-page';

/** The part of webpack-dev-server's middlewares that is used here. */
interface Middleware {
  readonly name: string;
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}

function publishesPages(content: unknown): content is WithPlainPages {
  return (
    typeof content === 'object' &&
    content !== null &&
    'plainPages' in content &&
    Array.isArray(content.plainPages)
  );
}

/**
 * Publishes pages that need no script (`plain-page.ts`): at the end of a build each is put into
 * the frame of a built page. The router and the scripts of other pages know nothing of them, so
 * thousands of them cost a visitor nothing. Under `npm start` they are shown without a frame.
 *
 * @throws when a framing page is missing from the build
 */
export default function plainPages({siteConfig}: LoadContext): Plugin {
  let pages: ReadonlyMap<string, PlainPage> = new Map();

  const devServer = {
    // Returns nothing: the results of several plugins are joined, and this one is in place already.
    setupMiddlewares(middlewares: Middleware[]): Middleware[] {
      middlewares.unshift({
        name: 'plain-pages',
        middleware(request, response, next) {
          const page = pages.get((request.url ?? '/').replace(/[?#].*$/, ''));
          if (page === undefined || request.method !== 'GET') {
            next();
            return;
          }
          response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
          response.end(bare(page));
        },
      });
      return [];
    },
  };
  // The types of Docusaurus do not know `devServer`, though `start` reads it from here.
  const additions = {mergeStrategy: {}, devServer};

  return {
    name: 'plain-pages',
    allContentLoaded({allContent}) {
      const found = Object.values(allContent)
        .flatMap((instances) => Object.values<unknown>(instances))
        .filter(publishesPages);
      pages = new Map(
        found.flatMap(({plainPages: own}) => own.map((page) => [page.path, page] as const)),
      );
      return Promise.resolve();
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : additions),
    async postBuild({outDir}) {
      for (const page of pages.values()) {
        const html = await readFile(path.join(outDir, `${page.frame}.html`), 'utf8');
        const file = path.join(outDir, `${page.path}.html`);
        await mkdir(path.dirname(file), {recursive: true});
        const frame = {html, url: siteConfig.url, siteName: siteConfig.title};
        await writeFile(file, framed(page, frame));
      }
    },
  };
}
