import type {AddressInfo} from 'node:net';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEMONSTRATION_KEY} from '../configuration/demonstration-map';
import {ownPagesOnly, type Handler} from './http';

/** The part of webpack-dev-server that is used here; it has no types of its own in this project. */
interface DevelopmentServer {
  readonly server: {address(): AddressInfo | string | null};
  readonly options: {readonly host?: string};
}

interface Middleware {
  readonly name: string;
  readonly middleware: Handler;
}

/** Address of a page on a server that listens, under the name that people type. */
function addressOn({server}: DevelopmentServer, path: string): string {
  const address = server.address();
  return typeof address === 'object' && address !== null
    ? `http://localhost:${address.port}${path}`
    : path;
}

/**
 * Mounts the local services on the server of `npm start`. A production build gets nothing of them:
 * their packages need not even be installed for it.
 */
export default async function localServicesPlugin({siteDir}: LoadContext): Promise<Plugin | null> {
  if (process.env.NODE_ENV === 'production') {
    return null;
  }
  const {localServices, mailboxPath} = await import('./services');
  const services: Middleware = {
    name: 'local-services',
    middleware: localServices(siteDir, process.env),
  };

  const devServer = {
    // Docusaurus lets every name and every origin in. `auto` also checks the web socket, which no
    // middleware sees.
    allowedHosts: 'auto',
    headers: () => ({}),
    setupMiddlewares(middlewares: Middleware[], {options}: DevelopmentServer): Middleware[] {
      // The services first, as each has its own guard and the map answers other origins too; then
      // the guard of the pages. Docusaurus joins the results of its own function and of this one,
      // so what is returned here would run twice.
      const guard = {name: 'own-pages-only', middleware: ownPagesOnly(options.host ?? 'localhost')};
      middlewares.unshift(services, guard);
      return [];
    },
    onListening(server: DevelopmentServer): void {
      console.log(`Mailbox for the forms: ${addressOn(server, mailboxPath)}`);
      console.log(`Map on ${addressOn(server, '/contact')}: enter the key "${DEMONSTRATION_KEY}"`);
    },
  };

  // The types of Docusaurus do not know `devServer`, though `start` reads it from here.
  const additions = {mergeStrategy: {}, devServer};
  return {
    name: 'local-services',
    configureWebpack: (_config, isServer) => (isServer ? {} : additions),
  };
}
