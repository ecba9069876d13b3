import {expect, test, type Page} from 'playwright/test';
import {NARROW, WIDE} from '../playwright.config';
import {SITEMAP} from './built-site';
import {fontsUsed, hydrated} from './site';

/** Number of tests among which the pages are divided, so that none takes long. */
const SHARES = 4;

/** Class, position and size of every picture on the page, in a wide and in a narrow window. */
async function pictureFrames(page: Page): Promise<string[]> {
  const frames: string[] = [];
  for (const viewport of [WIDE.viewport, NARROW.viewport]) {
    await page.setViewportSize(viewport);
    frames.push(...(await framesNow(page)));
  }
  return frames;
}

function framesNow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].map((image) => {
      const {left, top, width, height} = image.getBoundingClientRect();
      const frame = [left, top + window.scrollY, width, height].map(Math.round);
      return `${image.className} ${frame.join(' ')}`;
    }),
  );
}

/** Pictures that have not loaded. Does not wait for decoding, which is slow and changes no size. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({complete, naturalWidth}) => !complete || naturalWidth === 0)
      .map(({src}) => src),
  );
}

for (let share = 0; share < SHARES; share += 1) {
  test(`pictures do not shift the page when they load: share ${share + 1} of ${SHARES}`, async ({
    page,
    baseURL,
  }) => {
    // In the morning `/home` keeps the picture of its HTML.
    await page.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'));
    let arrival = Promise.resolve();
    await page.route(/\.(avif|webp|png|jpe?g)$/, async (route) => {
      await arrival;
      await route.continue();
    });
    const paths = [
      ...SITEMAP,
      '/international-projects?country=usa',
      '/international-projects?country=saudi',
    ];
    const own = paths.filter((_path, index) => index % SHARES === share);
    expect(own.length).toBeGreaterThan(0);
    for (const path of own) {
      let arrive = (): void => undefined;
      arrival = new Promise((resolve) => {
        arrive = resolve;
      });
      // Fonts and interactive parts may also shift the page, so the test loads them first, like a
      // visitor who comes from another page and moves the pointer over such a part.
      await page.goto(path, {waitUntil: 'domcontentloaded', referer: `${baseURL ?? ''}/`});
      await page.evaluate(() => {
        const reach = new Event('pointerover', {bubbles: true});
        document.querySelector('[data-island]')?.dispatchEvent(reach);
        for (const image of document.images) image.loading = 'eager';
      });
      await hydrated(page);
      await fontsUsed(page);
      const before = await pictureFrames(page);
      arrive();
      await expect.poll(() => missingPictures(page), path).toEqual([]);
      expect(await pictureFrames(page), path).toEqual(before);
    }
  });
}
