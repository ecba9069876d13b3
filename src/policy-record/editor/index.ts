import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Handler} from '../../local-services/http';

interface Middleware {
  readonly name: string;
  readonly middleware: Handler;
}

/**
 * The editor of policies and notices, on their own pages, as long as `npm start` runs. A production
 * build gets nothing of it: its packages need not even be installed for it.
 */
export default async function policyEditor({siteDir}: LoadContext): Promise<Plugin | null> {
  if (process.env.NODE_ENV === 'production') {
    return null;
  }
  const {editorApi} = await import('./api');
  const api: Middleware = {name: 'policy-editor', middleware: editorApi(siteDir)};
  const devServer = {
    setupMiddlewares(middlewares: Middleware[]): Middleware[] {
      // First, and nothing returned, for the reasons that src/local-services gives.
      middlewares.unshift(api);
      return [];
    },
  };
  // The types of Docusaurus do not know `devServer`, though `start` reads it from here.
  const additions = {mergeStrategy: {}, devServer};
  return {
    name: 'policy-editor',
    configureWebpack: (_config, isServer) => (isServer ? {} : additions),
    getClientModules: () => [path.join(__dirname, 'browser/start.tsx')],
  };
}
