import {expect} from 'playwright/test';
import {SITEMAP} from '../built-site';
import {NARROW, test, WIDE} from './tab';

/** Pages that the sitemap leaves out, and one of an older edition. */
const OTHERS = ['/recruitment', '/search', '/2025/policies/whistleblowing'];

for (const address of [...SITEMAP, ...OTHERS]) {
  test(`${address} is without errors, and no wider than the window`, async ({tab}) => {
    await tab.visit(address);
    for (const size of [WIDE, NARROW]) {
      await tab.resize(size);
      await tab.until((width) => innerWidth === width, size.width);
      const page = await tab.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo({top, behavior: 'instant'});
          await new Promise(requestAnimationFrame);
        }
        scrollTo({top: 0, behavior: 'instant'});
        return {
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          titles: document.querySelectorAll('h1').length,
        };
      });
      expect(page).toEqual({wide: 0, titles: 1});
    }
  });
}
