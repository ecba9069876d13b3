import {expect, test, type Page} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {open} from './site';
import {specification} from './specification';

const {home, panelServices, headerCompanies, pages} = specification.menus;

function panel(page: Page) {
  return page.getByRole('navigation', {name: 'Menu'});
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('summary.menu-button').tap();
  await expect(panel(page)).toBeVisible();
}

test('the side panel lists exactly the specified links, in order', async ({page}) => {
  await open(page, '/');
  await openMenu(page);
  const links = panel(page).getByRole('list').first().getByRole('link');
  const expected = [home, ...panelServices, ...headerCompanies, ...pages];
  await expect(links).toHaveCount(expected.length);
  for (const [index, [name, href]] of expected.entries()) {
    await expect(links.nth(index)).toContainText(name);
    await expect(links.nth(index)).toHaveAttribute('href', href);
  }
  for (const {display, href} of [brand.phone.main, brand.phone.emergency]) {
    await expect(panel(page).getByRole('link', {name: display})).toHaveAttribute('href', href);
  }
  // Only telephone numbers follow the list, and nothing is wider than its rules.
  await expect(panel(page).locator('a')).toHaveCount(expected.length + 2);
  await page.setViewportSize({width: 360, height: 740});
  const end = (part: Element) => part.getBoundingClientRect().right;
  const rule = await panel(page).locator('.panel__group').first().evaluate(end);
  for (const link of await panel(page).locator('.panel__pairs a').all()) {
    expect(await link.evaluate(end)).toBeLessThanOrEqual(rule);
    expect(await link.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
});

test('the side panel closes on a tap beside it or on a link, even to the current page', async ({
  page,
}) => {
  await open(page, '/');
  await openMenu(page);
  await page.touchscreen.tap(10, 400);
  await expect(panel(page)).toBeHidden();
  await openMenu(page);
  await panel(page).getByRole('link', {name: 'Home', exact: true}).tap();
  await expect(panel(page)).toBeHidden();
  await openMenu(page);
  const [name, href] = headerCompanies[0] ?? home;
  await panel(page).getByRole('link', {name, exact: true}).tap();
  await expect(page).toHaveURL(href);
  await expect(panel(page)).toBeHidden();
});

test('the side panel keeps the focus inside and the page behind it inert until Escape', async ({
  page,
}) => {
  await open(page, '/about');
  await openMenu(page);
  const button = page.locator('summary.menu-button');
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('link', {name: brand.phone.main.display})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
});

test('a window that is turned closes the side panel', async ({page}) => {
  await page.setViewportSize({width: 820, height: 1180});
  await open(page, '/contact');
  await openMenu(page);
  await page.setViewportSize({width: 1180, height: 820});
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.getByRole('form', {name: 'Enquiry'}).getByLabel('Name').tap();
  await page.setViewportSize({width: 820, height: 1180});
  await expect(panel(page)).toBeHidden();
});

test('the side panel closes before the page is printed', async ({page}) => {
  await open(page, '/contact');
  await openMenu(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});
