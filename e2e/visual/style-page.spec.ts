import {expect, test} from 'playwright/test';
import {STYLE_PATH} from '@site/src/features/style-page/addresses';
import {expectLook, widths} from './look';
import {forceStates, openStill} from './still';

for (const viewport of widths) {
  // In two, because one page load serves many sheets and two workers share the work.
  for (const half of ['first', 'second'] as const) {
    test.describe(`${viewport.width} px`, () => {
      test.use({viewport});

      test(`the ${half} half of the sheets`, async ({page}) => {
        test.setTimeout(240_000);
        await openStill(page, STYLE_PATH);
        await forceStates(page);
        // It would lie over the upper edge of a sheet.
        await page.locator('.header').evaluate((header) => header.remove());
        const sheets = await page
          .locator('.style-sheet')
          .evaluateAll((elements) => elements.map(({id}) => id));
        expect(sheets.length).toBeGreaterThan(15);
        const middle = Math.ceil(sheets.length / 2);
        for (const sheet of half === 'first' ? sheets.slice(0, middle) : sheets.slice(middle)) {
          await test.step(sheet, async () => {
            // Alone on the page: a sheet above it that grows by half a pixel would blur its lines.
            await page.locator('.style-sheet').evaluateAll((elements, shown) => {
              for (const element of elements as HTMLElement[]) {
                element.style.display = element.id === shown ? '' : 'none';
              }
            }, sheet);
            await expectLook(page.locator(`#${sheet}`), `sheet-${sheet}-${viewport.width}`);
          });
        }
      });
    });
  }
}
