import {expect} from 'playwright/test';
import {NARROW, test} from './tab';

const TRIGGER = '.menu__group > summary';
const SHEET = '.menu__sheet';
const AWAY = {x: 5, y: 600};

// e2e/header.spec.ts measures its times.
test('the dropdown opens under the pointer, and closes when it leaves', async ({tab}) => {
  await tab.visit('/about');
  await tab.pointAt(AWAY);
  await tab.pointAt(TRIGGER);
  await tab.until((css) => document.querySelector(css)?.checkVisibility(), SHEET);
  await tab.pointAt(AWAY);
  await tab.until((css) => !document.querySelector(css)?.checkVisibility(), SHEET);
});

test('the dropdown opens by click and by keyboard, and its links work', async ({tab}) => {
  await tab.visit('/about');
  await tab.click(TRIGGER);
  expect(await tab.sees(SHEET)).toBe(true);
  await tab.press('Escape');
  expect(await tab.sees(SHEET)).toBe(false);
  await tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), TRIGGER);
  await tab.press('ArrowDown', 'ArrowDown');
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/home');
  await tab.press('Enter');
  await tab.until(() => location.pathname === '/home' && document.readyState === 'complete');
  await tab.back();
  await tab.until(() => location.pathname === '/about');
});

test('the side panel opens, and closes by its button or when a link is chosen', async ({tab}) => {
  await tab.resize(NARROW);
  await tab.visit('/');
  for (const close of ['summary.menu-button', '.panel a[href="/"]']) {
    await tab.click('summary.menu-button');
    await tab.until(() => document.querySelector('.panel')?.checkVisibility());
    // The script reacts to an event, so `inert` changes a moment later.
    await tab.until(() => document.querySelector('main')?.inert);
    await tab.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    await tab.click(close);
    await tab.until(() => !document.querySelector('.panel')?.checkVisibility());
  }
  // Waits until the link has reloaded the page, because the next click must be on the new page.
  await tab.until(
    () => document.querySelector('html:not([data-before]) summary.menu-button') !== null,
  );
  await tab.click('summary.menu-button');
  await tab.click('.panel a[href="/services/security"]');
  await tab.until(() => location.pathname === '/services/security');
  expect(await tab.sees('.panel')).toBe(false);
});

test('a visitor can open search with its key, see results while typing, and follow one', async ({
  tab,
}) => {
  await tab.visit('/about');
  await tab.press('/');
  await tab.until(() => document.activeElement?.matches('dialog input[type=search]'));
  await tab.press(...'gifts'.split(''));
  await tab.until(() =>
    /^\d+ results for “gifts”$/.test(
      document.querySelector('dialog [role=status]')?.textContent ?? '',
    ),
  );
  await tab.press('Escape');
  await tab.until(() => !document.querySelector('dialog')?.open);
  await tab.click('.search-link');
  await tab.until(() => document.activeElement?.matches('dialog input[type=search]'));
  await tab.click('dialog li a');
  await tab.until(() => location.pathname !== '/about');
});
