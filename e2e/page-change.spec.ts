import {expect, test, type Page} from 'playwright/test';
import {open} from './site';

/** Names of the movements that begin after this; the page collects them by itself. */
async function watchMovements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {movements: seen});
    document.addEventListener('animationstart', ({target, animationName}) => {
      seen.push(`${animationName} of ${target instanceof Element ? target.localName : ''}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as {movements: string[]}).movements.slice());
}

/** Follows a link of the header or panel by its address, as a visitor at any width may. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}

test('the next page slides in briefly, and stands at its top at once', async ({page}) => {
  await open(page, '/about');
  const movements = await watchMovements(page);
  await follow(page, '/contact');
  await expect(page.getByRole('heading', {level: 1, name: 'Contact Us'})).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(movements).toEqual(['sheet-turn of main']);
  await expect(page.locator('html[data-page-change]')).toHaveCount(0);
});

test('the movement takes 150 to 250 ms and leaves the header alone', async ({page}) => {
  await open(page, '/about');
  // In one go: a movement that is over is no longer listed.
  const moved = await page.evaluate(() => {
    document.documentElement.setAttribute('data-page-change', 'arriving');
    return document.getAnimations().map(({effect}) => ({
      element: effect instanceof KeyframeEffect ? effect.target?.localName : undefined,
      duration: Number(effect?.getTiming().duration),
    }));
  });
  expect(moved.map(({element}) => element)).toEqual(['main']);
  expect(moved[0]?.duration).toBeGreaterThanOrEqual(150);
  expect(moved[0]?.duration).toBeLessThanOrEqual(250);
});

test('nothing moves for somebody who asked for less motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/about');
  const movements = await watchMovements(page);
  await follow(page, '/contact');
  await expect(page.locator('html[data-page-change]')).toHaveCount(0);
  expect(await movements()).toEqual([]);
});

test('Back brings the place that was left, without a movement', async ({page}) => {
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  await follow(page, '/contact');
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBe(0);
  const movements = await watchMovements(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await expect(page.locator('html[data-page-change]')).toHaveCount(0);
  expect(await movements()).toEqual([]);
});

test('an anchor of the same page moves no sheet', async ({page}) => {
  await open(page, '/contact');
  const movements = await watchMovements(page);
  await page.locator('main a[href="#contact-form"]').first().click();
  await expect(page).toHaveURL('/contact#contact-form');
  await expect(page.locator('html[data-page-change]')).toHaveCount(0);
  expect(await movements()).toEqual([]);
});

test('a filter of the openings moves no sheet', async ({page}) => {
  await open(page, '/careers');
  const movements = await watchMovements(page);
  await page.getByRole('searchbox').fill('joiner');
  await expect(page).toHaveURL('/careers?q=joiner');
  expect(await movements()).toEqual([]);
});

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a full page load ${moves ? 'moves' : 'does not move'} with motion "${motion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: motion});
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', ({viewTransition}) => {
        document.documentElement.setAttribute('data-moves', String(viewTransition !== null));
      });
    });
    await open(page, '/policies/whistleblowing');
    // An older edition is no page of the router.
    await page.locator('.editions a:not([aria-current])').first().click();
    await expect(page).toHaveURL(/\/\d{4}\/policies\/whistleblowing$/);
    await expect(page.locator('html')).toHaveAttribute('data-moves', String(moves));
  });
}
