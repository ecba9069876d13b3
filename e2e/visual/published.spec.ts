import {expect, test} from 'playwright/test';
import {site} from '../../tools/builds.mjs';
import {exampleFamilies, STYLE_PATH} from '@site/src/features/style-page/addresses';

test.describe('the published site', () => {
  test.use({baseURL: `http://127.0.0.1:${site.port}`});

  test('contains no part of the style page', async ({page}) => {
    const addresses = [STYLE_PATH, ...exampleFamilies.map((family) => `${STYLE_PATH}/${family}`)];
    for (const address of addresses) {
      const response = await page.request.get(address);
      expect(`${address} ${response.status()}`).toBe(`${address} 404`);
    }
    const sitemap = await page.request.get('/sitemap.xml');
    expect(await sitemap.text()).not.toContain(`${STYLE_PATH}<`);
  });
});
