import {expect, test, type Page} from 'playwright/test';
import {changesPath, IN_FORCE_PATH, versionPath} from '@site/src/policy-record/shared/addresses';

/** Pages outside the sitemap; crawl.spec.ts checks the pages in it. */
const OTHERS = [
  changesPath('/policies/whistleblowing', '3.0', '4.0'),
  versionPath('/policies/whistleblowing', '3.0'),
  IN_FORCE_PATH,
  '/nothing-here',
];

/** 1280 px at 400 % zoom, where pages must reflow (WCAG 2.2, 1.4.10). */
const NARROWEST = {width: 320, height: 256};

/** Horizontal overflow of each page that has any, in pixels. */
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

test('pages outside the sitemap fit the narrowest window', async ({page}) => {
  await page.setViewportSize(NARROWEST);
  expect(await overflows(page, OTHERS)).toEqual({});
});
