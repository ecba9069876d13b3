import {expect} from 'playwright/test';
import {specification} from '../specification';
import {NARROW, test} from './tab';
import type {Tab} from './engines';

const {openDelay, closeDelay, skipDelay} = specification.dropdown;

const TRIGGER = '.menu__group > summary';
const SHEET = '.menu__sheet';
const AWAY = {x: 5, y: 600};

/** Replaces the page's clock and timers; `pass` advances them. */
function stopClock(tab: Tab): Promise<void> {
  return tab.evaluate(() => {
    let now = 10_000;
    let last = 0;
    const waiting = new Map<number, {at: number; run: () => void}>();
    performance.now = () => now;
    window.setTimeout = ((run: () => void, delay = 0) => {
      last += 1;
      waiting.set(last, {at: now + delay, run});
      return last;
    }) as typeof setTimeout;
    window.clearTimeout = (id) => void waiting.delete(Number(id));
    document.addEventListener('pass', (event) => {
      now += (event as CustomEvent<number>).detail;
      for (const [id, {at, run}] of waiting) {
        if (at <= now && waiting.delete(id)) run();
      }
    });
  });
}

function pass(tab: Tab, milliseconds: number): Promise<void> {
  return tab.evaluate((detail) => {
    document.dispatchEvent(new CustomEvent('pass', {detail}));
  }, milliseconds);
}

test('the dropdown opens after 200 ms, closes after 150 ms, and reopens at once within 300 ms', async ({
  tab,
}) => {
  await tab.visit('/about');
  await tab.pointAt(AWAY);
  await stopClock(tab);
  await tab.pointAt(TRIGGER);
  await pass(tab, openDelay - 1);
  expect(await tab.sees(SHEET)).toBe(false);
  await pass(tab, 1);
  expect(await tab.sees(SHEET)).toBe(true);

  await tab.pointAt(AWAY);
  await pass(tab, closeDelay - 1);
  expect(await tab.sees(SHEET)).toBe(true);
  await pass(tab, 1);
  expect(await tab.sees(SHEET)).toBe(false);

  await pass(tab, skipDelay);
  await tab.pointAt(TRIGGER);
  await pass(tab, 0);
  expect(await tab.sees(SHEET)).toBe(true);

  await tab.pointAt(AWAY);
  await pass(tab, closeDelay);
  await pass(tab, skipDelay + 1);
  await tab.pointAt(TRIGGER);
  await pass(tab, openDelay - 1);
  expect(await tab.sees(SHEET)).toBe(false);
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
