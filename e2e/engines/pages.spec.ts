import {expect} from 'playwright/test';
import {FAMILIES} from '../site';
import {NARROW, test, WIDE} from './tab';
import type {Size} from './engines';

for (const address of FAMILIES) {
  test(`${address} has no errors and fits the window`, async ({tab}) => {
    await tab.visit(address);
    const beyond = async ({width}: Size) => {
      await tab.until((wanted) => innerWidth === wanted, width);
      return tab.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    };
    expect(await beyond(WIDE)).toBe(0);
    await tab.resize(NARROW);
    // Scrolls through the page, so that lazy content loads.
    await tab.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 2 * innerHeight) {
        scrollTo({top, behavior: 'instant'});
        await new Promise(requestAnimationFrame);
      }
    });
    expect(await beyond(NARROW)).toBe(0);
    expect(await tab.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
  });
}

test('the fonts load after the page', async ({tab}) => {
  await tab.visit('/policies/whistleblowing');
  await tab.until(() =>
    ['Archivo', 'IBM Plex Mono'].every((name) =>
      [...document.fonts].some(
        ({family, status}) => family.replaceAll('"', '') === name && status === 'loaded',
      ),
    ),
  );
});
