import {expect, type Locator, type Page, test} from 'playwright/test';
import {STYLE_PATH} from '@site/src/plugins/style-page';
import {site} from '../../tools/builds.mjs';
import {expectLook, widths} from './look';
import {openForPicture} from './still';

/** Hides all other sheets, because one above that grew by half a pixel would blur the lines. */
async function sheetAlone(page: Page, sheet: string): Promise<Locator> {
  await page.locator('.style-page__sheet').evaluateAll((elements, shown) => {
    for (const element of elements as HTMLElement[]) {
      element.style.display = element.id === shown ? '' : 'none';
    }
  }, sheet);
  return page.locator(`#${sheet}`);
}

for (const viewport of widths) {
  // Splits the sheets in halves for two workers, because one page load serves many sheets.
  for (const half of ['first', 'second'] as const) {
    test.describe(`${viewport.width} px`, () => {
      test.use({viewport});

      test(`the ${half} half of the sheets matches its baseline`, async ({page}) => {
        test.setTimeout(240_000);
        await openForPicture(page, STYLE_PATH);
        // The header would cover the top of a sheet.
        await page.locator('.header').evaluate((header) => header.remove());
        const sheets = await page
          .locator('.style-page__sheet')
          .evaluateAll((elements) => elements.map(({id}) => id));
        expect(sheets.length).toBeGreaterThan(15);
        const middle = Math.ceil(sheets.length / 2);
        for (const sheet of half === 'first' ? sheets.slice(0, middle) : sheets.slice(middle)) {
          await test.step(sheet, async () =>
            expectLook(await sheetAlone(page, sheet), `sheet-${sheet}-${viewport.width}`),
          );
        }
      });
    });
  }
}

test.describe('the published site', () => {
  test.use({baseURL: `http://127.0.0.1:${site.port}`});

  test('contains no part of the style page', async ({page}) => {
    expect((await page.request.get(STYLE_PATH)).status()).toBe(404);
    const sitemap = await page.request.get('/sitemap.xml');
    expect(await sitemap.text()).not.toContain(`${STYLE_PATH}<`);
  });
});
