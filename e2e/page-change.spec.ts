import {expect, test, type Page} from 'playwright/test';
import {open} from './site';

/** Follows a footer link, which every page has. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}

test('Back restores the scroll position', async ({page}) => {
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  await follow(page, '/contact');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
});

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a page change ${moves ? 'is animated' : 'is not animated'} with motion "${motion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: motion});
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', ({viewTransition}) => {
        document.documentElement.setAttribute('data-moves', String(viewTransition !== null));
      });
    });
    await open(page, '/about');
    await follow(page, '/privacy');
    await expect(page.locator('html')).toHaveAttribute('data-moves', String(moves));
  });
}

test.describe('the next page', () => {
  /** Records pages that are fetched before the visitor opens them. */
  const recordFetches = (page: Page): string[] => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (!request.isNavigationRequest() && !pathname.includes('.')) addresses.push(pathname);
    });
    return addresses;
  };

  test('is rendered in advance by speculation rules with moderate eagerness', async ({page}) => {
    await open(page, '/privacy');
    const rules = await page.locator('script[type=speculationrules]').textContent();
    expect(JSON.parse(rules ?? '')).toMatchObject({prerender: [{eagerness: 'moderate'}]});
  });

  for (const [visitor, rules, saveData] of [
    ['a browser with speculation rules', true, false],
    ['a browser without speculation rules', false, false],
    ['a visitor who saves data', true, true],
  ] as const) {
    test(`is ${saveData ? 'not fetched' : 'fetched when its link has the focus'} for ${visitor}`, async ({
      page,
    }) => {
      await page.addInitScript(
        ([takesRules, save]) => {
          HTMLScriptElement.supports = () => takesRules;
          Object.defineProperty(navigator, 'connection', {value: {saveData: save}});
        },
        [rules, saveData] as const,
      );
      const addresses = recordFetches(page);
      await open(page, '/about');
      const link = page.locator('main a[href^="/policies/"]:visible').first();
      await link.focus();
      if (saveData) {
        await page.locator('main a[href="/contact"]').first().focus();
        expect(addresses).toEqual([]);
      } else {
        await expect.poll(() => addresses).toEqual([await link.getAttribute('href')]);
      }
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(rules && !saveData ? 1 : 0);
    });
  }
});
