import {readFileSync} from 'node:fs';
import {site} from '@site/tools/builds.mjs';
import {expect, test, type Page} from 'playwright/test';
import {open} from './site';
import {specification} from './specification';

/** Serves the HTML page at the old address, as hosts without redirects do. */
async function withoutRedirects(page: Page, from: string): Promise<void> {
  const body = readFileSync(`${site.folder}${from}.html`, 'utf8');
  await page.route(from, (route) => route.fulfill({contentType: 'text/html', body}));
}

for (const {from, to} of specification.redirects) {
  test.describe(`on a host without redirects, ${from} leads to ${to}`, () => {
    test('replacing the history entry', async ({page}) => {
      await withoutRedirects(page, from);
      await open(page, '/about');
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    test('without JavaScript', async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await withoutRedirects(page, from);
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await context.close();
    });
  });
}

test('the footer’s logo leads home, and Back skips the redirect', async ({page}) => {
  await open(page, '/careers');
  await page.getByRole('contentinfo').getByRole('link', {name: /home$/}).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/careers');
});
