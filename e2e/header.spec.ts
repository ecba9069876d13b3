import {expect, test} from 'playwright/test';
import {companies} from '@site/src/data/companies/companies';
import {specification} from '@site/src/data/specification';
import {CLOSE_DELAY, OPEN_DELAY, SKIP_DELAY} from '@site/src/features/header/dropdown';
import {open} from './site';

test.describe('the header', () => {
  test('leads to every page of the menu', async ({page}) => {
    await open(page, '/contact');
    const menu = page.getByRole('navigation', {name: 'Main'});
    await expect(menu.getByRole('link', {name: 'Home', exact: true})).toHaveAttribute('href', '/');
    for (const name of specification.names.menuPages) {
      await expect(menu.getByRole('link', {name, exact: true})).toHaveAttribute(
        'href',
        `/${name.toLowerCase()}`,
      );
    }
    await page.getByRole('banner').getByRole('link', {name: /home$/}).click();
    await expect(page).toHaveURL('/');
  });

  test('stays in view, and never hides the element that has the focus', async ({page}) => {
    await open(page, '/policies/health-and-safety');
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

  test('begins with a link that skips it', async ({page}) => {
    await open(page, '/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('the group-companies dropdown', () => {
  test.beforeEach(async ({page}) => {
    await page.clock.install();
    await open(page, '/about');
    // The pointer must arrive from outside, and time must pass only when a test says so.
    await page.mouse.move(5, 600);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  });

  const sheetOf = 'details.menu__group > ul';
  const trigger = 'details.menu__group > summary';

  test('has the four companies in their order, each with its address', async ({page}) => {
    await page.locator(trigger).click();
    const links = page.locator(`${sheetOf} .menu__company`);
    await expect(links).toHaveCount(specification.names.headerCompanies.length);
    const byName = Object.values(companies);
    for (const [index, name] of specification.names.headerCompanies.entries()) {
      const company = byName.find((candidate) => candidate.shortName === name);
      await expect(links.nth(index)).toContainText(name);
      await expect(links.nth(index)).toHaveAttribute('href', company?.href ?? '');
    }
  });

  test('opens after 200 ms of hover, not before', async ({page}) => {
    await page.locator(trigger).hover();
    await page.clock.runFor(OPEN_DELAY - 1);
    await expect(page.locator(sheetOf)).toBeHidden();
    await page.clock.runFor(1);
    await expect(page.locator(sheetOf)).toBeVisible();
  });

  test('closes 150 ms after the pointer has left, and not when it comes back in time', async ({
    page,
  }) => {
    await page.locator(trigger).hover();
    await page.clock.runFor(OPEN_DELAY);
    await page.mouse.move(5, 600);
    await page.clock.runFor(CLOSE_DELAY - 1);
    await expect(page.locator(sheetOf)).toBeVisible();
    await page.locator(sheetOf).hover();
    await page.clock.runFor(CLOSE_DELAY * 3);
    await expect(page.locator(sheetOf)).toBeVisible();
    await page.mouse.move(5, 600);
    await page.clock.runFor(CLOSE_DELAY);
    await expect(page.locator(sheetOf)).toBeHidden();
  });

  test('opens at once when it was closed within the last 300 ms, and waits again later', async ({
    page,
  }) => {
    await page.locator(trigger).hover();
    await page.clock.runFor(OPEN_DELAY);
    await page.mouse.move(5, 600);
    await page.clock.runFor(CLOSE_DELAY);
    await page.clock.runFor(SKIP_DELAY - 50);
    await page.locator(trigger).hover();
    await page.clock.runFor(1);
    await expect(page.locator(sheetOf)).toBeVisible();
    await page.mouse.move(5, 600);
    await page.clock.runFor(CLOSE_DELAY);
    await page.clock.runFor(SKIP_DELAY + 50);
    await page.locator(trigger).hover();
    await page.clock.runFor(OPEN_DELAY - 1);
    await expect(page.locator(sheetOf)).toBeHidden();
  });

  test('opens and closes by click', async ({page}) => {
    await page.locator(trigger).click();
    await expect(page.locator(sheetOf)).toBeVisible();
    await page.locator(trigger).click();
    await expect(page.locator(sheetOf)).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes by ${key}`, async ({page}) => {
      await page.locator(trigger).focus();
      await page.keyboard.press(key);
      await expect(page.locator(sheetOf)).toBeVisible();
      await page.keyboard.press(key);
      await expect(page.locator(sheetOf)).toBeHidden();
    });
  }

  test('answers the arrow keys, Home and End', async ({page}) => {
    await page.locator(trigger).focus();
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(50);
    // The companies, and below Facilities two of its services.
    const links = page.locator(sheetOf).getByRole('link');
    await expect(links).toHaveCount(6);
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

  test('closes by Escape without the pointer moving, and gives the focus back', async ({page}) => {
    await page.locator(trigger).hover();
    await page.clock.runFor(OPEN_DELAY);
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
    await expect(page).toHaveURL('/design');
    await expect(page.locator(sheetOf)).toBeHidden();
  });
});
