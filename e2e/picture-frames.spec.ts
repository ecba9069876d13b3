import {expect, test, type Page} from 'playwright/test';
import {NARROW, WIDE} from '../playwright.config';
import {FAMILIES, fontsUsed, hold, hydrated} from './site';

const PATHS = [
  ...FAMILIES,
  '/home',
  '/about',
  '/bespoke',
  '/construction/fit-out',
  '/international-projects?country=usa',
];

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

for (const path of PATHS) {
  test(`pictures do not shift ${path} when they load`, async ({page, baseURL}) => {
    // In the morning `/home` keeps the picture of its HTML.
    await page.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'));
    const arrive = await hold(page, /\.(avif|webp|png|jpe?g)$/);
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
    await expect.poll(() => missingPictures(page)).toEqual([]);
    expect(await pictureFrames(page)).toEqual(before);
  });
}

test('the parts of a hero arrive in the order in which a phone shows them', async ({page}) => {
  await page.setViewportSize(NARROW.viewport);
  for (const path of [...PATHS, '/', '/careers', '/contact', '/services/cleaning']) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    const tops = await page
      .locator(':is(.hero, .split-hero) > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops, path).toEqual([...tops].sort((one, other) => one - other));
  }
});
