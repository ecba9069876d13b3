import {test} from 'playwright/test';
import {sheetTitles} from '@site/src/features/style-page/sheet-ids';
import {STYLE_PATH} from '@site/src/plugins/style-page/addresses';
import {expectLook} from './look';
import {openStill} from './still';
import {widths} from './widths';

const sheets = Object.keys(sheetTitles);
const HALF = Math.ceil(sheets.length / 2);

for (const viewport of widths) {
  // In two, because one page load serves many sheets and two workers share the work.
  for (const part of [sheets.slice(0, HALF), sheets.slice(HALF)]) {
    test.describe(`${viewport.width} px`, () => {
      test.use({viewport});

      test(`sheets ${part[0] ?? ''} to ${part.at(-1) ?? ''}`, async ({page}) => {
        test.setTimeout(240_000);
        await openStill(page, STYLE_PATH);
        // It would lie over the upper edge of a sheet.
        await page.locator('.header').evaluate((header) => header.remove());
        for (const sheet of part) {
          await test.step(sheet, () =>
            expectLook(page.locator(`#${sheet}`), `sheet-${sheet}-${viewport.width}`),
          );
        }
      });
    });
  }
}
