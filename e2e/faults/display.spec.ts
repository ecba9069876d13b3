import {gzipSync, createGunzip, constants} from 'node:zlib';
import {expect, test, type Page} from 'playwright/test';
import {DEMONSTRATION_KEY} from '@site/src/configuration/variables';
import {brand} from '@site/src/data/brand/brand';
import {openRows} from '@site/src/data/brand/office-hours';
import {mapTexts} from '@site/src/features/contact/map/texts';
import {OPENINGS_DAY} from '../../tools/builds.mjs';
import {builtPage} from '../built-site';
import {field, fill, openForm, send, visitor} from '../enquiry';
import {messagesFrom} from '../mailbox';
import {open} from '../site';
import {specification} from '../specification';

const {sent} = specification.enquiry;

const YEAR = 365 * 24 * 60 * 60 * 1000;

for (const [what, shift] of [
  ['a year slow', -YEAR],
  ['a year fast', YEAR],
] as const) {
  test(`a clock that is ${what} breaks nothing, and contact details stay visible`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.clock.setFixedTime(Date.parse(OPENINGS_DAY) + shift);
    for (const path of [
      '/',
      '/policies/whistleblowing',
      '/careers',
      '/careers/bench-joiner',
      '/careers/apply',
      '/contact',
    ]) {
      await open(page, path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main')).not.toContainText(/NaN|Invalid|undefined/);
    }
    // The site may not know that year's bank holidays. It may then say less, but keeps the hours.
    await expect(
      page.locator('.hours').getByText(openRows[0]?.times ?? '', {exact: true}),
    ).toBeVisible();
    const person = visitor();
    await fill(page, person);
    await send(page);
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    await open(page, '/careers/apply');
    await expect(
      page.locator('main a[href^="mailto:"], main a[href^="tel:"]').first(),
    ).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('a message written from right to left is shown that way and arrives unchanged', async ({
  page,
}) => {
  // cspell:disable -- Hebrew: a name, and a request for a joiner.
  const person = {
    ...visitor(),
    name: 'נועה לוי',
    message: 'אנחנו צריכים נגר למשרד חדש בלונדון, 020.',
  };
  // cspell:enable
  await openForm(page);
  await fill(page, person);
  for (const name of ['name', 'message'] as const) {
    expect(await field(page, name).evaluate((input) => input.matches(':dir(rtl)'))).toBe(true);
  }
  expect(await field(page, 'phone').evaluate((input) => input.matches(':dir(rtl)'))).toBe(false);
  await send(page);
  await expect(page.getByRole('status').getByText(sent)).toBeVisible();
  const [message] = await messagesFrom(page, person.email);
  expect(message?.variables).toMatchObject(person);
});

/** Decodes the part of a page that fits into its first gzipped bytes. */
async function firstBytes(html: string, bytes: number): Promise<string> {
  const reader = createGunzip({finishFlush: constants.Z_SYNC_FLUSH});
  let text = '';
  reader.setEncoding('utf8').on('data', (part: string) => (text += part));
  reader.end(gzipSync(html).subarray(0, bytes));
  await new Promise((ended) => reader.once('end', ended));
  return text;
}

test('the emergency number is in the first 14 KB, which need one round trip, and is easy to tap', async ({
  page,
}) => {
  const path = '/services/emergency-response';
  const [, main = ''] = (await firstBytes(builtPage(path), 14 * 1024)).split('<main');
  expect(main).toContain(`href=${brand.phone.emergency.href}`);
  await page.setViewportSize({width: 360, height: 740});
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(path);
  const line = page.locator(`main a[href="${brand.phone.emergency.href}"]`).first();
  await line.scrollIntoViewIfNeeded();
  const {width = 0, height = 0} = (await line.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

/** Contrast between each element's colour and its background (WCAG 2.2, 1.4.11). */
function contrasts(page: Page, selector: string, property: string): Promise<number[]> {
  const [element = '', pseudo] = selector.split(/(?=::)/);
  return page.locator(element).evaluateAll(
    (parts, [name, within]) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
      if (!canvas) throw new Error('There is no canvas.');
      const rgba = (colour: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data;
      };
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = [...rgba(colour)].slice(0, 3).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const backgroundOf = (element: Element): string => {
        const {backgroundColor} = getComputedStyle(element);
        // Accepts slightly transparent colours, such as the system's selection colour.
        if ((rgba(backgroundColor)[3] ?? 0) > 127) return backgroundColor;
        return element.parentElement ? backgroundOf(element.parentElement) : 'Canvas';
      };
      return parts
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const ink = luminance(getComputedStyle(part, within).getPropertyValue(name));
          // An element's own background is compared with the background around it.
          const isBackground = name === 'background-color' && !within;
          const paper = luminance(backgroundOf(isBackground ? (part.parentElement ?? part) : part));
          return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
        });
    },
    [property, pseudo] as const,
  );
}

/** Page, selector, painted property and minimum contrast of parts that carry meaning. */
const PARTS = [
  ['/bespoke', '.drawing__words text', 'fill', 4.5],
  ['/bespoke', '.drawing__seen, .drawing__leader', 'stroke', 3],
  ['/construction/fit-out', '.drawing__words text', 'fill', 4.5],
  ['/construction/fit-out', '.drawing__seen, .drawing__cut', 'stroke', 3],
  ['/services/security', '.margin-drawing .drawing__words text', 'fill', 4.5],
  ['/services/security', '.margin-drawing .drawing__way', 'stroke', 3],
  ['/international-projects', '.drawing__words text', 'fill', 4.5],
  ['/international-projects', '.drawing__route, .drawing__place', 'stroke', 3],
  ['/contact', '.map .drawing__words text', 'fill', 4.5],
  ['/', '.programme__bar::before', 'background-color', 3],
  ['/', '.go::after', 'background-color', 3],
  ['/', '.company .arrow', 'background-color', 3],
  ['/policies', '.document__back::before', 'background-color', 3],
  ['/policies', '.timeline__line text', 'fill', 4.5],
  ['/policies', '.timeline__line', 'stroke', 3],
  ['/careers', '.finder__options label', 'color', 4.5],
  ['/careers', '.finder__options label:has(:checked)', 'background-color', 3],
  ['/about', '.menu__link[aria-current]', 'border-bottom-color', 3],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active', colorScheme}));

    test('the map shows the selected type, and its words are readable', async ({page}) => {
      await open(page, '/contact');
      await page.getByLabel(mapTexts.keyLabel).fill(DEMONSTRATION_KEY);
      await page.getByRole('button', {name: mapTexts.load}).click();
      await expect(page.getByRole('region', {name: mapTexts.title})).toBeVisible({timeout: 30_000});
      const pressed = '.map-panel__types [aria-pressed="true"]';
      const [ground = 0] = await contrasts(page, pressed, 'background-color');
      expect(ground).toBeGreaterThanOrEqual(3);
      for (const words of ['.maplibregl-popup-content', '.map-panel__types button']) {
        const found = await contrasts(page, words, 'color');
        expect(Math.min(...found)).toBeGreaterThanOrEqual(4.5);
      }
    });

    test('drawings, arrows, filters and the menu contrast with their background', async ({
      page,
    }) => {
      await page.clock.setFixedTime(OPENINGS_DAY);
      for (const [path, selector, property, least] of PARTS) {
        if (new URL(page.url()).pathname !== path) await open(page, path);
        const found = await contrasts(page, selector, property);
        expect(found.length, `${selector} on ${path}`).toBeGreaterThan(0);
        expect(Math.min(...found), `${selector} on ${path}`).toBeGreaterThanOrEqual(least);
      }
    });
  });
}
