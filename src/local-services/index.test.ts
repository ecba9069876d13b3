import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import localServicesPlugin from '.';

const context = {siteDir: process.cwd()} as LoadContext;
afterEach(() => vi.unstubAllEnvs());

describe('the plugin', () => {
  it('adds nothing to a production build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await localServicesPlugin(context)).toBeNull();
  });

  it('answers first on the development server, and once', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const plugin = await localServicesPlugin(context);
    const additions = plugin?.configureWebpack?.({}, false, {} as never, undefined);
    const {devServer} = additions as {
      devServer: {
        allowedHosts: string;
        headers: () => object;
        setupMiddlewares: (middlewares: {name: string}[], server: object) => unknown[];
      };
    };
    const middlewares = [{name: 'others'}];
    // Docusaurus joins this result to the list that its own function returns.
    expect(devServer.setupMiddlewares(middlewares, {options: {}})).toEqual([]);
    expect(middlewares.map(({name}) => name)).toEqual([
      'local-services',
      'own-pages-only',
      'others',
    ]);
    expect([devServer.allowedHosts, devServer.headers()]).toEqual(['auto', {}]);
    expect(plugin?.configureWebpack?.({}, true, {} as never, undefined)).toEqual({});
  });

  it('stops the start when a variable is wrong', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    vi.stubEnv('SMTP_URL', 'mail.example');
    await expect(localServicesPlugin(context)).rejects.toThrow('SMTP_URL');
  });
});
