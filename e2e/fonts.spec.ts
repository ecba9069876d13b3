import {expect, test, type Page} from 'playwright/test';
import {fontsUsed, layoutShifts} from './site';

const DOCUMENT = '/privacy';

/** Time of the first font request, in ms after the load event, and the sum of layout shifts. */
async function measureFonts(page: Page): Promise<{afterLoad: number; moved: number}> {
  await fontsUsed(page);
  const moved = await layoutShifts(page);
  const afterLoad = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.woff2'))
      .map(({startTime}) => startTime);
    return Math.min(...fonts) - (visit?.loadEventStart ?? NaN);
  });
  return {afterLoad, moved};
}

for (const address of ['/', DOCUMENT, '/contact']) {
  test(`a first visit to ${address} loads its fonts after the page, and nothing shifts`, async ({
    page,
  }) => {
    await page.goto(address);
    const {afterLoad, moved} = await measureFonts(page);
    expect(afterLoad).toBeGreaterThanOrEqual(0);
    // A hundredth of the limit for a good layout-shift score (0.1): less than a pixel.
    expect(moved).toBeLessThan(0.001);
  });
}

test('a page opened from another page of the site requests its fonts at once', async ({
  page,
  baseURL,
}) => {
  await page.goto('/', {referer: `${baseURL ?? ''}/about`});
  const {afterLoad, moved} = await measureFonts(page);
  expect(afterLoad).toBeLessThan(0);
  expect(moved).toBeLessThan(0.001);
});

test('a reloaded page requests its fonts at once', async ({page}) => {
  await page.goto('/');
  await fontsUsed(page);
  await page.reload();
  expect((await measureFonts(page)).afterLoad).toBeLessThan(0);
});

test('a font that fails to load does not stop the others', async ({page}) => {
  await page.route('**/ibm-plex-mono-*', (route) => route.abort());
  await page.goto(DOCUMENT);
  await fontsUsed(page);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the fonts load with the page', async ({page}) => {
    await page.goto(DOCUMENT);
    await fontsUsed(page);
  });
});
