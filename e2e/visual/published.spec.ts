import {expect, test} from 'playwright/test';
import {site} from '../../tools/builds.mjs';
import {STYLE_PATH} from '@site/src/features/style-page/addresses';

test.describe('the published site', () => {
  test.use({baseURL: `http://127.0.0.1:${site.port}`});

  test('contains no part of the style page', async ({page}) => {
    expect((await page.request.get(STYLE_PATH)).status()).toBe(404);
    const sitemap = await page.request.get('/sitemap.xml');
    expect(await sitemap.text()).not.toContain(`${STYLE_PATH}<`);
  });
});
