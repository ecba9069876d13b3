import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEMONSTRATION_KEY} from '../configuration/variables';
import {inOrder, localRoutes, ownPagesOnly, type Handler} from './http';
import {pageRoutes} from './mailbox/pages';
import {receivingRoutes} from './mailbox/receive';
import {openStore} from './mailbox/store';
import {mapProvider} from './maps';

/** Address of the mailbox's list of messages. */
export const mailboxPath = '/mailbox';

/**
 * Returns all local services as one handler, for the development server and the preview server.
 *
 * @param root the folder whose `.mailbox` contains the messages
 * @throws Error naming each environment variable that is wrong
 */
export function localServices(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Handler {
  const store = openStore(path.join(root, '.mailbox'));
  const routes = [...receivingRoutes(store, environment), ...pageRoutes(store)];
  return inOrder([localRoutes(/^\/(?:api|mailbox)(?:\/|$)/, routes), mapProvider]);
}

/** The part of webpack-dev-server that is used here, where its types are not available. */
interface DevelopmentServer {
  readonly server: {address(): AddressInfo | string | null};
  readonly options: {readonly host?: string};
}

interface Middleware {
  readonly name: string;
  readonly middleware: Handler;
}

/** Mounts the local services on the server of `npm start`. A published site has none of them. */
export default function localServicesPlugin({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') {
    return null;
  }
  const services = {name: 'local-services', middleware: localServices(siteDir, process.env)};
  const devServer = {
    // By default, Docusaurus accepts every host and origin. `auto` also checks the web socket,
    // which bypasses middleware.
    allowedHosts: 'auto',
    headers: () => ({}),
    setupMiddlewares(middlewares: Middleware[], {options}: DevelopmentServer): Middleware[] {
      const guard = {name: 'own-pages-only', middleware: ownPagesOnly(options.host ?? 'localhost')};
      middlewares.unshift(guard, services);
      // Docusaurus appends this result to its own list, so a returned middleware would run twice.
      return [];
    },
    onListening({server}: DevelopmentServer): void {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : '';
      console.log(`Mailbox for the forms: http://localhost:${port}${mailboxPath}`);
      console.log(`Map on http://localhost:${port}/contact: enter the key "${DEMONSTRATION_KEY}"`);
    },
  };

  // Docusaurus reads `devServer` from here, though its types do not have it.
  const additions = {mergeStrategy: {}, devServer};
  return {
    name: 'local-services',
    configureWebpack: (_config, isServer) => (isServer ? {} : additions),
  };
}
