import type {Locator, Page} from 'playwright/test';
import {STYLE_PATH} from '@site/src/features/style-page/addresses';
import {openForPicture} from './still';

/** Opens the style page without its header, which would cover the top of a sheet. */
export async function openSheets(page: Page): Promise<void> {
  await openForPicture(page, STYLE_PATH);
  await page.locator('.header').evaluate((header) => header.remove());
}

/** Hides all other sheets, because one above that grew by half a pixel would blur the lines. */
export async function sheetAlone(page: Page, sheet: string): Promise<Locator> {
  await page.locator('.style-sheet').evaluateAll((elements, shown) => {
    for (const element of elements as HTMLElement[]) {
      element.style.display = element.id === shown ? '' : 'none';
    }
  }, sheet);
  return page.locator(`#${sheet}`);
}
