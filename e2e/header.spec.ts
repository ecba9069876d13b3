import {expect, test} from 'playwright/test';
import {open} from './site';
import {specification} from './specification';

const {menus} = specification;
const {openDelay, closeDelay, skipDelay} = specification.dropdown;

test.describe('the header', () => {
  test('links to every page of the menu', async ({page}) => {
    await open(page, '/contact');
    const menu = page.getByRole('navigation', {name: 'Main'});
    for (const [name, href] of [menus.home, ...menus.pages]) {
      await expect(menu.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
    }
    await page.getByRole('banner').getByRole('link', {name: /home$/}).click();
    await expect(page).toHaveURL('/');
  });

  test('stays in view and never hides the focused element', async ({page}) => {
    await open(page, '/privacy');
    await page.mouse.wheel(0, 4000);
    await expect(page.getByRole('banner')).toBeInViewport();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(() => {
        const header = document.querySelector('header.header');
        const focused = document.activeElement;
        if (!header || !focused || header.contains(focused) || focused.closest('.skip-start')) {
          return false;
        }
        return focused.getBoundingClientRect().bottom <= header.getBoundingClientRect().bottom;
      });
      expect(hidden).toBe(false);
    }
  });

  test('starts with a link that skips it', async ({page}) => {
    await open(page, '/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test('the footer has the specified links, and its social links open a new tab', async ({page}) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', {name: menus.footerCompaniesHeading})).toBeVisible();
  for (const [name, href] of [...menus.footerCompanies, ...menus.pages, ...menus.footerLegal]) {
    await expect(footer.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  }
  for (const name of [/^LinkedIn/, /^Instagram/]) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('target', '_blank');
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

test.describe('the group-companies dropdown', () => {
  test.beforeEach(async ({page}) => {
    await page.clock.install();
    await open(page, '/about');
    // The pointer must start outside, and time must pass only when a test advances the clock.
    await page.mouse.move(5, 600);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  });

  const sheetOf = 'details.menu__group > ul';
  const trigger = 'details.menu__group > summary';

  test('opens after 200 ms of hover, closes 150 ms after the pointer leaves for good, and reopens at once within 300 ms', async ({
    page,
  }) => {
    const [button, sheet] = [page.locator(trigger), page.locator(sheetOf)];
    await button.hover();
    await page.clock.runFor(openDelay - 1);
    await expect(sheet).toBeHidden();
    await page.clock.runFor(1);
    await expect(sheet).toBeVisible();

    await page.mouse.move(5, 600);
    await page.clock.runFor(closeDelay - 1);
    await expect(sheet).toBeVisible();
    await sheet.hover();
    await page.clock.runFor(closeDelay * 3);
    await expect(sheet).toBeVisible();
    await page.mouse.move(5, 600);
    await page.clock.runFor(closeDelay);
    await expect(sheet).toBeHidden();

    await page.clock.runFor(skipDelay);
    await button.hover();
    await page.clock.runFor(1);
    await expect(sheet).toBeVisible();
    await page.mouse.move(5, 600);
    await page.clock.runFor(closeDelay + skipDelay + 1);
    await button.hover();
    await page.clock.runFor(openDelay - 1);
    await expect(sheet).toBeHidden();
  });

  test('opens and closes with a click, Enter and Space, and lists the companies in order', async ({
    page,
  }) => {
    const toggles = [
      () => page.locator(trigger).click(),
      () => page.locator(trigger).press('Enter'),
      () => page.locator(trigger).press('Space'),
    ];
    for (const toggle of toggles) {
      await toggle();
      await expect(page.locator(sheetOf)).toBeVisible();
      await toggle();
      await expect(page.locator(sheetOf)).toBeHidden();
    }
    await page.locator(trigger).click();
    const links = page.locator(sheetOf).getByRole('link');
    await expect(links).toHaveCount(menus.headerCompanies.length);
    for (const [index, [name, href]] of menus.headerCompanies.entries()) {
      await expect(links.nth(index)).toContainText(name);
      await expect(links.nth(index)).toHaveAttribute('href', href);
    }
  });

  test('can be navigated with the arrow keys and End', async ({page}) => {
    await page.locator(trigger).focus();
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(50);
    const links = page.locator(sheetOf).getByRole('link');
    await expect(links).toHaveCount(menus.headerCompanies.length);
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(50);
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await page.clock.runFor(50);
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(50);
    await expect(links.nth(0)).toBeFocused();
  });

  test('closes on Escape while hovered, and returns the focus to its button', async ({page}) => {
    await page.locator(trigger).hover();
    await page.clock.runFor(openDelay);
    await expect(page.locator(sheetOf)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(sheetOf)).toBeHidden();
    await page.locator(trigger).focus();
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(50);
    await page.keyboard.press('Escape');
    await expect(page.locator(sheetOf)).toBeHidden();
    await expect(page.locator(trigger)).toBeFocused();
  });

  test('closes when the focus leaves it and when a link is chosen', async ({page}) => {
    await page.locator(trigger).focus();
    await page.keyboard.press('Enter');
    const stops = await page.locator(sheetOf).getByRole('link').count();
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(page.locator(sheetOf)).toBeHidden();
    await page.locator(trigger).click();
    await page.locator(sheetOf).getByRole('link').first().click();
    await expect(page).toHaveURL(menus.headerCompanies[0]?.[1] ?? '');
    await expect(page.locator(sheetOf)).toBeHidden();
  });
});
