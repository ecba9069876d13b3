import {expect, test} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {SITEMAP} from './built-site';
import {open} from './site';

const EMERGENCY = '/services/emergency-response';
const windows = [
  {width: 360, height: 740},
  {width: 1280, height: 900},
];

const works = SITEMAP.filter((path) => /^\/(services|construction|projects)\/./.test(path));

test('every service and project says on its first screen what it is and how to contact us', async ({
  page,
}) => {
  expect(works.length).toBeGreaterThanOrEqual(16);
  for (const path of works.filter((path) => path !== EMERGENCY)) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const hero = page.locator('.hero, .split-hero');
      await expect(hero.locator('.lead'), path).toBeInViewport({ratio: 1});
      await expect(hero.locator('a.button[href="/contact"]'), path).toBeInViewport({
        ratio: 1,
      });
    }
  }
});

/** The learners of the security training course do not call the emergency number. */
const ANSWERS = [
  ['/services/security-training', 'from £195'],
  ['/services/cleaning', 'within five working days of a survey'],
  ...SITEMAP.filter((path) => /^\/careers\/(?!apply)./.test(path)).map(
    (path) => [path, /£[\d,.]+(?: to £[\d,.]+)? (?:an hour|a day|a year)/] as const,
  ),
  ['/policies/anti-bribery-corruption', 'above £50 needs'],
  ['/contact', brand.phone.main.display],
] as const;

test('a phone shows prices, pay, limit and number on the first screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const [path, answer] of ANSWERS) {
    await open(page, path);
    await expect(page.locator('main').getByText(answer).first(), path).toBeInViewport({ratio: 1});
  }
});

test('the register of policies begins within two screens of a phone', async ({page}) => {
  for (const [width, height, screens] of [
    [360, 740, 2],
    [1280, 900, 1.5],
  ] as const) {
    await page.setViewportSize({width, height});
    await open(page, '/policies');
    const {y = Infinity} = (await page.getByRole('table').boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(screens * height);
  }
});

const FOLDED = [
  '/services/cleaning#monthly-cleaning-audit',
  '/careers#how-to-apply',
  '/bespoke#materials',
  '/design-architecture#sheet-401',
  '/policies/whistleblowing#revisions',
  '/about#mobile-patrol-manager',
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled, viewport: {width: 360, height: 740}});

    test('a link to folded contents opens them, also after a page change and Back', async ({
      page,
    }) => {
      for (const address of FOLDED) {
        await page.goto(address);
        await expect(page.locator(':target'), address).toBeInViewport();
      }
      await page.goBack();
      await expect(page.locator(':target')).toBeInViewport();
    });
  });
}

const facilities = [
  '/home',
  '/facilities-management',
  '/services',
  ...works.filter(
    (path) => path.startsWith('/services/') && path !== '/services/security-training',
  ),
];

test('every page of Facilities shows the emergency number on its first screen', async ({page}) => {
  for (const path of facilities) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    for (const viewport of [
      {width: 360, height: 640},
      {width: 1280, height: 800},
    ]) {
      await page.setViewportSize(viewport);
      const number = page.locator(`main a[href="${brand.phone.emergency.href}"]`).first();
      await expect(number, path).toBeInViewport({ratio: 1});
    }
  }
});

test.describe('emergency response', () => {
  test('starts with the emergency number', async ({page}) => {
    await open(page, EMERGENCY);
    const first = page.locator('main a').first();
    await expect(first).toHaveText(brand.phone.emergency.display);
    await expect(first).toHaveAttribute('href', brand.phone.emergency.href);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await expect(first).toBeInViewport({ratio: 1});
      expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    }
  });

  test('keeps the number in view on a phone without covering anything', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, EMERGENCY);
    const call = page.getByRole('link', {name: `Call ${brand.phone.emergency.display}`});
    const last = page.locator('footer a').last();
    await expect(page.locator('.call-bar')).toBeHidden();
    for (const there of [page.locator('main h2').first(), page.locator('main h2').nth(3), last]) {
      await there.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
      await expect(call).toBeInViewport({ratio: 1});
    }
    await expect(call).toHaveAttribute('href', brand.phone.emergency.href);
    await last.focus();
    const {y = 0, height = 0} = (await last.boundingBox()) ?? {};
    const bar = await page.locator('.call-bar').boundingBox();
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.emulateMedia({media: 'print'});
    await expect(call).toBeHidden();
  });

  test('hides the call bar at 400 % zoom, where the page itself starts with the number', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 256});
    await open(page, EMERGENCY);
    await expect(page.locator('.call-bar')).toBeHidden();
    await expect(page.locator('main a').first()).toHaveText(brand.phone.emergency.display);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('keeps the number at the bottom of a phone’s screen', async ({page}) => {
      await page.setViewportSize({width: 360, height: 740});
      await page.goto(EMERGENCY);
      await expect(page.locator('.call-bar a')).toBeInViewport({ratio: 1});
    });
  });
});
