import {expect, test, type Page} from 'playwright/test';
import {fontsUsed} from './site';

const POLICY = '/policies/whistleblowing';

/** When the first font was asked for, in milliseconds after the load event, and what has moved. */
async function fontsOf(page: Page): Promise<{afterLoad: number; moved: number}> {
  await fontsUsed(page);
  return page.evaluate(async () => {
    const moved = await new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as unknown as {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
      // The page has been painted with its fonts by then.
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
    });
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.woff2'))
      .map(({startTime}) => startTime);
    return {afterLoad: Math.min(...fonts) - (visit?.loadEventStart ?? NaN), moved};
  });
}

for (const address of ['/', POLICY, '/contact']) {
  test(`a first visit to ${address} gets its fonts once it has loaded, and nothing moves`, async ({
    page,
  }) => {
    await page.goto(address);
    const {afterLoad, moved} = await fontsOf(page);
    expect(afterLoad).toBeGreaterThanOrEqual(0);
    // Less than a hundredth of what counts as a shift: parts of a pixel.
    expect(moved).toBeLessThan(0.001);
  });
}

test('a page reached from another page of the site asks for its fonts at once', async ({
  page,
  baseURL,
}) => {
  await page.goto('/', {referer: `${baseURL ?? ''}/about`});
  const {afterLoad, moved} = await fontsOf(page);
  expect(afterLoad).toBeLessThan(0);
  expect(moved).toBeLessThan(0.001);
});

test('so does a page that is loaded again', async ({page}) => {
  await page.goto('/');
  await fontsUsed(page);
  await page.reload();
  expect((await fontsOf(page)).afterLoad).toBeLessThan(0);
});

test('a font that does not come leaves its text as it is, and the others come', async ({page}) => {
  await page.route('**/ibm-plex-mono-*', (route) => route.abort());
  await page.goto(POLICY);
  await fontsUsed(page);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the fonts come with the page', async ({page}) => {
    await page.goto(POLICY);
    await fontsUsed(page);
  });
});
