import {expect, test, type Page} from 'playwright/test';
import {
  comparisonPrintName,
  printFoot,
  versionPrintName,
} from '@site/src/shared/documents/reference';
import {changesPath, IN_FORCE_PATH, versionPath} from '@site/src/policy-record/shared/addresses';
import {companies} from '@site/src/data/companies/companies';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {isDelivered} from '../tools/delivered.mjs';
import {openAt} from './openings';
import {recordAt} from './record';

const inForce = recordAt(OPENINGS_DAY).flatMap((history) =>
  history.versions
    .filter(({state}) => state === 'in force')
    .map((version) => ({...history, version})),
);

/** Footers that the page sets for printed sheets; there should be exactly one. */
function printFeet(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('style')].flatMap(
      ({textContent}) => /@bottom-left\s*{\s*content:\s*"([^"]*)"/.exec(textContent)?.[1] ?? [],
    ),
  );
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every policy and notice prints its name and version on each sheet', async ({page}) => {
    for (const {path, reference, version} of inForce) {
      await page.goto(path);
      expect(await printFeet(page), path).toEqual([
        printFoot(path, versionPrintName(reference, version.version)),
      ]);
    }
  });

  test('a superseded version or a comparison prints its version numbers on each sheet', async ({
    page,
  }) => {
    test.skip(!isDelivered, 'Another group may have no superseded version.');
    const path = '/policies/whistleblowing';
    const names = {
      [versionPath(path, '3.0')]: `${versionPrintName('POL-009', '3.0')}  Superseded`,
      [changesPath(path, '3.0', '4.0')]: comparisonPrintName('POL-009', '3.0', '4.0'),
    };
    for (const [about, name] of Object.entries(names)) {
      await page.goto(about);
      expect(await printFeet(page), about).toEqual([printFoot(about, name)]);
    }
    await page.goto(IN_FORCE_PATH);
    await page.locator('.in-force__days th a').first().click();
    const {pathname} = new URL(page.url());
    expect(await printFeet(page), pathname).toEqual([printFoot(pathname)]);
  });

  test('every other page prints its address', async ({page}) => {
    for (const path of ['/', '/contact', ...companies.map(({href}) => href)]) {
      await page.goto(path);
      expect(await printFeet(page), path).toEqual([printFoot(path)]);
    }
  });

  test('every open position prints its address and reference', async ({page}) => {
    for (const opening of openAt(OPENINGS_DAY)) {
      const address = `/careers/${opening.slug}`;
      await page.goto(address);
      expect(await printFeet(page), address).toEqual([printFoot(address, opening.reference)]);
    }
  });
});

const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a policy or notice prints on no more sheets than its PDF has', async ({page}) => {
  test.slow();
  for (const {path} of inForce) {
    await page.goto(path);
    const copy = await page.getByRole('link', {name: 'PDF', exact: true}).getAttribute('href');
    const own = pageCount(await (await page.request.get(copy ?? '')).body());
    expect(own, path).toBeGreaterThan(1);
    const printed = pageCount(await page.pdf({format: 'A4'}));
    expect(printed, path).toBeGreaterThan(1);
    expect(printed, path).toBeLessThanOrEqual(own);
  }
});
