import {expect, test, type Page} from 'playwright/test';
import {sitemapPaths} from './site';

/** Name, place and size of every picture of a page. */
function pictureFrames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].map((image) => {
      const {left, top, width, height} = image.getBoundingClientRect();
      const frame = [left, top + window.scrollY, width, height].map(Math.round);
      return `${image.className} ${frame.join(' ')}`;
    }),
  );
}

test('a page does not move when its pictures arrive', async ({page, browser, viewport}) => {
  test.setTimeout(10 * 60_000);
  const context = await browser.newContext({viewport});
  const bare = await context.newPage();
  await bare.route(/\.(avif|webp|png|jpe?g)$/, (route) => route.abort());
  for (const path of await sitemapPaths(page)) {
    await page.goto(path);
    await page.evaluate(async () => {
      const pictures = [...document.images];
      const arrivals = pictures
        .filter(({complete}) => !complete)
        .map(
          (picture) =>
            new Promise((resolve, reject) => {
              picture.addEventListener('load', resolve);
              picture.addEventListener('error', () => reject(new Error(`No ${picture.src}`)));
            }),
        );
      // Their sizes are known when they have loaded; drawing them all takes long and tells no more.
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(arrivals);
    });
    await bare.goto(path);
    expect(await pictureFrames(bare), path).toEqual(await pictureFrames(page));
  }
  await context.close();
});
