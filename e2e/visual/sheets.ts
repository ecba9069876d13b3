import type {Locator, Page} from 'playwright/test';
import {STYLE_PATH} from '@site/src/features/style-page/addresses';
import {openForPicture} from './still';

/** The elements that `<Sample state="…">` puts into a state, and its pseudo-class. */
const FORCED = [
  ['[data-force="hover"] *', 'hover'],
  ['[data-force="active"] *', 'active'],
  ['[data-force="focus"] :is(a, button, input, select, textarea, summary)', 'focus-visible'],
] as const;

/** Shows hover, press and focus in the samples of the style page, as developer tools do. */
async function forceStates(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const {root} = await browser.send('DOM.getDocument');
  for (const [selector, pseudoClass] of FORCED) {
    const {nodeIds} = await browser.send('DOM.querySelectorAll', {nodeId: root.nodeId, selector});
    for (const nodeId of nodeIds) {
      await browser.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses: [pseudoClass]});
    }
  }
}

/** Opens the style page without its header, which would cover the top of a sheet. */
export async function openSheets(page: Page): Promise<void> {
  await openForPicture(page, STYLE_PATH);
  await forceStates(page);
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
