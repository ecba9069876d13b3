import path from 'node:path';
import {expect, test, type Page} from 'playwright/test';
import {
  comparisonPrintFoot,
  pagePrintFoot,
  policyPrintFoot,
} from '@site/src/features/document/print-foot';
import {openingPath} from '@site/src/content/openings/addresses';
import {readPolicyRecords} from '@site/src/plugins/policies/read-records';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {openAt} from './openings';
import {open} from './site';

const recordsRead = readPolicyRecords(path.resolve(__dirname, '..'));

/** What the page writes at the foot of each printed sheet: nothing, once, or too often. */
function printFeet(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('style')].flatMap(
      ({textContent}) => /@bottom-left\s*{\s*content:\s*"([^"]*)"/.exec(textContent)?.[1] ?? [],
    ),
  );
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every policy names itself on each printed sheet, in every edition', async ({page}) => {
    for (const {path: address, frontMatter, edition} of await recordsRead) {
      await page.goto(address);
      expect(await printFeet(page), address).toEqual([policyPrintFoot(frontMatter, edition)]);
    }
  });

  test('a page about policies names itself, and not the policy whose frame it has', async ({
    page,
  }) => {
    const [policy] = (await recordsRead).filter(({inForce}) => inForce);
    if (policy === undefined) throw new Error('There is no policy.');
    const {path: address, frontMatter, edition} = policy;
    const older = (await recordsRead).find(
      (record) => record.slug === policy.slug && !record.inForce,
    );
    if (older === undefined) throw new Error(`${policy.slug} has one edition only.`);
    const feet = {
      [`${address}/slip`]: policyPrintFoot(frontMatter, edition),
      [`${address}/changes/${older.edition}-${edition}`]: comparisonPrintFoot(
        frontMatter.reference,
        older.edition,
        edition,
      ),
      '/policies/in-force': pagePrintFoot('/policies/in-force'),
    };
    for (const [about, foot] of Object.entries(feet)) {
      await page.goto(about);
      expect(await printFeet(page), about).toEqual([foot]);
    }
    await page.getByRole('link', {name: /^Since /}).click();
    const {pathname} = new URL(page.url());
    expect(await printFeet(page), pathname).toEqual([pagePrintFoot(pathname)]);
  });

  test('so does every open position', async ({page}) => {
    for (const opening of await openAt(OPENINGS_DAY)) {
      const address = openingPath(opening.slug);
      await page.goto(address);
      expect(await printFeet(page), address).toEqual([
        `${opening.reference}  ${pagePrintFoot(address)}`,
      ]);
    }
  });
});

test('the foot follows the reader from page to page', async ({page}) => {
  const [first, second] = (await recordsRead).filter(({inForce}) => inForce);
  if (first === undefined || second === undefined) throw new Error('There are no two policies.');
  await open(page, first.path);
  await expect
    .poll(() => printFeet(page))
    .toEqual([policyPrintFoot(first.frontMatter, first.edition)]);
  await page.getByRole('link', {name: 'Back to About'}).first().click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => printFeet(page)).toEqual([]);
  await page.locator(`main a[href="${second.path}"]`).first().click();
  await expect
    .poll(() => printFeet(page))
    .toEqual([policyPrintFoot(second.frontMatter, second.edition)]);
});
