import {expect, test} from 'playwright/test';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {openAt} from './openings';
import {specification} from './specification';

test.use({javaScriptEnabled: false});

test('every route of the specification and every opening has its content in its HTML', async ({
  request,
}) => {
  for (const path of [
    ...specification.routes,
    ...openAt(OPENINGS_DAY).map(({slug}) => `/careers/${slug}`),
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    expect(html, path).toMatch(/<footer\b/);
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
  await page.goto('/contact');
  const width = await page
    .locator('.split-hero img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  expect(width).toBeGreaterThan(0);
});
