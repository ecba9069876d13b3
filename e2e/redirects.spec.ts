import {expect, test} from 'playwright/test';
import {open} from './site';

for (const [from, to] of [
  ['/group', '/'],
  ['/architects', '/design'],
] as const) {
  test.describe(`${from} redirects to ${to}`, () => {
    test('on a hard load, replacing the history entry', async ({page}) => {
      await open(page, '/about');
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    test('without JavaScript', async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
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
