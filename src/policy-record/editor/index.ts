import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Handler} from '../../local-services/http';

interface Middleware {
  readonly name: string;
  readonly middleware: Handler;
}

/**
 * Puts the editor on the pages of policies and notices while `npm start` runs. A production build
 * contains no part of the editor, and needs none of its packages.
 */
export default async function policyEditor({siteDir}: LoadContext): Promise<Plugin | null> {
  if (process.env.NODE_ENV === 'production') {
    return null;
  }
  const {editorApi} = await import('./api');
  const api: Middleware = {name: 'policy-editor', middleware: editorApi(siteDir)};
  const devServer = {
    setupMiddlewares(middlewares: Middleware[]): Middleware[] {
      // Added first, and not returned: src/local-services explains why.
      middlewares.unshift(api);
      return [];
    },
  };
  // `docusaurus start` reads `devServer` from here, but its types do not list it.
  const additions = {mergeStrategy: {}, devServer};
  return {
    name: 'policy-editor',
    configureWebpack: (_config, isServer) => (isServer ? {} : additions),
    getClientModules: () => [path.join(__dirname, 'browser/start.tsx')],
  };
}
