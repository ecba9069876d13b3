import {expect, test} from 'playwright/test';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {openAt} from './openings';
import {specification} from './specification';

test.use({javaScriptEnabled: false});

test('every route of the specification and every opening loads with its content', async ({
  page,
}) => {
  test.setTimeout(10 * 60_000);
  const paths = [
    ...specification.routes,
    ...openAt(OPENINGS_DAY).map(({slug}) => `/careers/${slug}`),
  ];
  for (const path of paths) {
    const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
});

test('a visitor can open and close the phone menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/about');
  await page.locator('summary.menu-button').click();
  await expect(page.getByRole('navigation', {name: 'Menu'})).toBeVisible();
  await page.locator('summary.menu-button').click();
  await expect(page.getByRole('navigation', {name: 'Menu'})).toBeHidden();
});

test('a visitor can open the companies menu and follow a link', async ({page}) => {
  await page.goto('/about');
  await page.locator('details.menu__group > summary').click();
  await page.locator('details.menu__group').getByRole('link', {name: 'Bespoke'}).click();
  await expect(page).toHaveURL('/bespoke');
});

test('the careers page contains every opening with its requirements, and no search that would not work', async ({
  page,
}) => {
  const all = openAt(OPENINGS_DAY);
  await page.goto('/careers');
  const openings = page
    .locator('#current-openings')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', {level: 3}),
    });
  await expect(openings).toHaveCount(all.length);
  for (const requirement of all.flatMap(({requirements}) => requirements)) {
    await expect(openings.getByText(requirement).first()).toBeAttached();
  }
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.locator('#current-openings').getByRole('button')).toHaveCount(0);
});

test('pictures load from the HTML alone', async ({page}) => {
  await page.goto('/services/security');
  const width = await page
    .locator('.hero img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  expect(width).toBeGreaterThan(0);
});
