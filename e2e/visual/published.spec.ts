import {expect, test} from 'playwright/test';
import {site} from '../../tools/builds.mjs';
import {
  EXAMPLE_COMPARISON,
  exampleFamilies,
  STYLE_PATH,
} from '@site/src/plugins/style-page/addresses';
import {open} from '../site';

test.describe('the published site', () => {
  test.use({baseURL: `http://127.0.0.1:${site.port}`});

  test('has nothing of the style page', async ({page}) => {
    const addresses = [
      STYLE_PATH,
      EXAMPLE_COMPARISON,
      ...exampleFamilies.map((family) => `${STYLE_PATH}/${family}`),
    ];
    for (const address of addresses) {
      const response = await page.request.get(address);
      expect(`${address} ${response.status()}`).toBe(`${address} 404`);
    }
    const sitemap = await page.request.get('/sitemap.xml');
    expect(await sitemap.text()).not.toContain(`${STYLE_PATH}<`);
    // The script of every page lists all routes.
    await open(page, '/about');
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLScriptElement).src));
    const texts = await Promise.all(
      scripts.map(async (script) => (await page.request.get(script)).text()),
    );
    expect(texts.some((text) => text.includes('/international-projects'))).toBe(true);
    expect(texts.filter((text) => text.includes(`"${STYLE_PATH}"`))).toEqual([]);
  });
});
