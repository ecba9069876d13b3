import {expect, test} from 'playwright/test';
import {routes} from '@site/src/data/routes/routes';
import {specification} from '@site/src/data/specification';

test.use({javaScriptEnabled: false});

test('every route answers with its content', async ({page}) => {
  test.setTimeout(3 * 60_000);
  for (const {path} of routes.filter(({family}) => family !== 'redirect')) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
});

test('the menus open', async ({page, viewport}) => {
  await page.goto('/about');
  if ((viewport?.width ?? 0) < 992) {
    await page.locator('summary.menu-button').click();
    await expect(page.getByRole('navigation', {name: 'Menu'})).toBeVisible();
    await page.locator('summary.menu-button').click();
    await expect(page.getByRole('navigation', {name: 'Menu'})).toBeHidden();
  } else {
    await page.locator('details.menu__group > summary').click();
    await page.locator('details.menu__group').getByRole('link', {name: 'Bespoke'}).click();
    await expect(page).toHaveURL('/bespoke');
  }
});

test('all twelve openings stand in the page with their requirements', async ({page}) => {
  await page.goto('/careers');
  const openings = page
    .locator('#current-openings')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', {level: 3}),
    });
  await expect(openings).toHaveCount(specification.counts.openings);
});

test('pictures load from the HTML alone', async ({page}) => {
  await page.goto('/services/security');
  const width = await page
    .locator('.hero img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  expect(width).toBeGreaterThan(0);
});
