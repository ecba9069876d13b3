import {expect, test} from 'playwright/test';
import {expectLook, widths} from './look';
import {openSheets, sheetAlone} from './sheets';

for (const viewport of widths) {
  // Splits the sheets in halves for two workers, because one page load serves many sheets.
  for (const half of ['first', 'second'] as const) {
    test.describe(`${viewport.width} px`, () => {
      test.use({viewport});

      test(`the ${half} half of the sheets matches its baseline`, async ({page}) => {
        test.setTimeout(240_000);
        await openSheets(page);
        const sheets = await page
          .locator('.style-sheet')
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
