import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import localServicesPlugin from '.';

const context = {siteDir: '/nowhere'} as LoadContext;
afterEach(() => vi.unstubAllEnvs());

it('the plugin adds nothing to a production build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(localServicesPlugin(context)).toBeNull();
});

it('the plugin adds its guard once, before all other middleware of the development server', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const plugin = localServicesPlugin(context);
  const {devServer} = plugin?.configureWebpack?.({}, false, {} as never, undefined) as {
    devServer: {
      allowedHosts: string;
      headers: () => object;
      setupMiddlewares: (middlewares: {name: string}[], server: object) => unknown[];
    };
  };
  const middlewares = [{name: 'others'}];
  // Docusaurus appends this result to the list that its own function returns.
  expect(devServer.setupMiddlewares(middlewares, {options: {}})).toEqual([]);
  expect(middlewares.map(({name}) => name)).toEqual(['own-pages-only', 'local-services', 'others']);
  expect([devServer.allowedHosts, devServer.headers()]).toEqual(['auto', {}]);
  expect(plugin?.configureWebpack?.({}, true, {} as never, undefined)).toEqual({});
});
