import {expect, test, type Page} from 'playwright/test';
import {changesPath, IN_FORCE_PATH, versionPath} from '@site/src/policy-record/shared/addresses';

/** Pages that no sitemap names. Those that one names are looked at by crawl.spec.ts. */
const OTHERS = [
  changesPath('/policies/whistleblowing', '3.0', '4.0'),
  versionPath('/policies/whistleblowing', '3.0'),
  IN_FORCE_PATH,
  '/nothing-here',
];

/** The width of 1280 px at 400 %: so far pages must reflow (WCAG 2.2, 1.4.10). */
const NARROWEST = {width: 320, height: 256};

/** How far each page can be moved sideways, in pixels. */
async function overflows(page: Page, paths: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(path);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    if (beyond > 0) found[path] = beyond;
  }
  return found;
}

test('pages outside the sitemap are no wider than the narrowest window', async ({page}) => {
  await page.setViewportSize(NARROWEST);
  expect(await overflows(page, OTHERS)).toEqual({});
});
