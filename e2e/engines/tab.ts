import {writeFile} from 'node:fs/promises';
import {expect, test as base} from 'playwright/test';
import {engines, Tab, type EngineName} from './engines';
import {FAULTS, watchedSite} from './watched-site';

export const WIDE = {width: 1280, height: 800};
export const NARROW = {width: 360, height: 740};

type Site = Awaited<ReturnType<typeof watchedSite>>;

/**
 * Runs a journey in an engine's window and fails if its pages recorded a fault. A journey that
 * expects faults calls `faults()`, which returns and clears those recorded so far.
 */
export const test = base.extend<
  {tab: Tab; faults: () => Promise<string[]>},
  {engine: EngineName; site: Site; started: Tab}
>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies here
    async ({}, use) => {
      const site = await watchedSite();
      await use(site);
      await site.stop();
    },
    {scope: 'worker'},
  ],
  started: [
    async ({engine, site}, use) => {
      const driver = await engines[engine]();
      await use(new Tab(site.origin, driver));
      await driver.stop();
    },
    {scope: 'worker', timeout: 90_000},
  ],
  faults: async ({started, site}, use) => {
    await use(async () => {
      const inPages = await started.evaluate((name) => {
        const noted = JSON.parse(sessionStorage.getItem(name) ?? '[]') as string[];
        sessionStorage.removeItem(name);
        return noted;
      }, FAULTS);
      return [...site.failed.splice(0), ...inPages];
    });
  },
  tab: async ({started, faults}, use, info) => {
    await started.resize(WIDE);
    await use(started);
    if (info.status !== info.expectedStatus) {
      const picture = info.outputPath('page.png');
      await writeFile(picture, await started.driver.picture());
      await info.attach('page', {path: picture, contentType: 'image/png'});
    }
    // A journey may end while the next page is still replacing this one.
    await started.until(() => document.readyState === 'complete');
    const found = await faults();
    // Clears storage, so that the next journey starts empty and no page asks before leaving.
    await started.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    expect(found).toEqual([]);
  },
});
