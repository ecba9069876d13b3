import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {unzipSync} from 'fflate';
import {expect, test, type Locator, type Page} from 'playwright/test';
import {
  changesPath,
  IN_FORCE_PATH,
  periodPath,
  versionPath,
} from '@site/src/policy-record/shared/addresses';
import {isInForceOn} from '@site/src/policy-record/ledger/timeline';
import {savedName} from '@site/src/shared/saved-name';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {recordAt} from './record';
import {open} from './site';

const DAY = '2026-03-01';
/** The period that contains DAY. */
const PERIOD = {from: '2025-07-16', words: '16 July 2025 to 31 March 2026'};
/** Opens the older periods. */
const EARLIER = /^\d+ earlier periods, since /;
/** Opens the record of a policy, which phones fold. */
const RECORD = /^\d+ versions, downloads and /;
const PATH = '/policies/anti-bribery-corruption';
const SLUG = 'anti-bribery-corruption';

const expected = recordAt(OPENINGS_DAY).flatMap((history) =>
  history.versions
    .filter((version) => isInForceOn(version, DAY))
    .map((version) => ({slug: history.path.split('/').at(-1) ?? '', ...version})),
);

function row(page: Page, slug: string): Locator {
  return page.locator(`tr#${slug}`);
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an auditor can find what was in force on 1 March and what has changed since', async ({
    page,
  }) => {
    await page.goto('/about#our-policies');
    await page.getByRole('link', {name: 'All versions and dates'}).click();
    await expect(page).toHaveURL(IN_FORCE_PATH);
    await page.getByText(EARLIER).click();
    await page.getByRole('link', {name: PERIOD.words}).click();
    await expect(page).toHaveURL(periodPath(PERIOD.from));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`In force from ${PERIOD.words}`);

    expect(expected.length).toBeGreaterThanOrEqual(12);
    await expect(page.locator('tbody tr')).toHaveCount(expected.length);
    for (const {slug, version, sha256} of expected) {
      await expect(row(page, slug).locator('[data-label="Version"]')).toHaveText(version);
      await expect(row(page, slug)).toContainText(String(sha256));
    }

    await row(page, SLUG).getByRole('link', {name: 'Read version 3.0'}).click();
    await expect(page).toHaveURL(versionPath(PATH, '3.0'));
    await page.goBack();
    await row(page, SLUG).getByRole('link', {name: 'Compare with the current version'}).click();
    await expect(page).toHaveURL(changesPath(PATH, '3.0', '4.1'));
    await expect(page.locator('main del', {hasText: '£25'}).first()).toBeVisible();
  });

  test('the form on a policy leads to the list of periods', async ({page}) => {
    await page.goto(PATH);
    await page.getByText(RECORD).click();
    await page.getByLabel('in force on').fill(DAY);
    await page.getByRole('button', {name: 'Show'}).click();
    await expect(page).toHaveURL(`${IN_FORCE_PATH}?on=${DAY}#${SLUG}`);
    await page.getByText(EARLIER).click();
    await expect(page.getByRole('link', {name: PERIOD.words})).toBeVisible();
    // The list of periods hides the button, which could only lead back to the same list.
    await expect(page.getByRole('button', {name: 'Show'})).toBeHidden();
    await expect(page.getByText('Date', {exact: true})).toBeHidden();
  });
});

test.describe('a chosen date', () => {
  const chooseDate = async (page: Page, day: string, address: string) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00Z');
    await open(page, address);
    if (address === PATH) await page.getByText(RECORD).click();
    await page.getByRole('textbox', {name: /^Date$|in force on/}).fill(day);
    await page.getByRole('button', {name: 'Show'}).click();
  };

  test('in the register of policies opens its period, with the date in heading, title and address', async ({
    page,
  }) => {
    await chooseDate(page, '2026-05-03', '/policies');
    await expect(page).toHaveURL(`${periodPath('2026-04-01')}?on=2026-05-03`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('In force on 3 May 2026');
    await expect(page).toHaveTitle(/^In force on 3 May 2026/);
    await expect(page.getByLabel('Another date')).toHaveValue('2026-05-03');
    const [first] = await page.locator('tbody tr').allTextContents();
    expect(first).toContain('newer version');
  });

  test('on a policy opens the period at the row of that policy', async ({page}) => {
    await chooseDate(page, DAY, PATH);
    await expect(page).toHaveURL(`${periodPath(PERIOD.from)}?on=${DAY}#${SLUG}`);
    await expect(row(page, SLUG)).toBeInViewport();
  });

  test('in the future shows what is approved so far; before the first record, it says that there is none', async ({
    page,
  }) => {
    await chooseDate(page, '2027-01-15', PATH);
    await expect(page).toHaveURL(`${periodPath('2027-01-01')}?on=2027-01-15#${SLUG}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Approved so far for 15 January 2027',
    );
    await expect(row(page, SLUG).locator('[data-label="Version"]')).toHaveText('5.0');
    await chooseDate(page, '2020-01-01', PATH);
    await expect(page).toHaveURL(`${IN_FORCE_PATH}?on=2020-01-01#before`);
    await expect(page.locator('#before')).toContainText('we have no record');
  });

  test('is today if it has begun in the UK', async ({page}) => {
    await page.clock.setFixedTime('2026-06-30T23:30:00Z');
    await page.goto(`${periodPath('2026-06-29')}?on=2026-07-01`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('In force on 1 July 2026');
    await page.goto(`${periodPath('2026-06-29')}?on=2026-07-02`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Approved so far for 2 July 2026',
    );
  });

  test('outside the period, or invalid, is ignored', async ({page}) => {
    for (const on of ['2024-01-01', '2026-02-30', '2027-02-29', '9999-99-99', '<b>now</b>', '']) {
      await page.goto(`${periodPath(PERIOD.from)}?on=${encodeURIComponent(on)}`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        `In force from ${PERIOD.words}`,
      );
    }
  });
});

test('the list is short on a phone and unfolds the document named in the address', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, IN_FORCE_PATH);
  const list = await page.locator('.in-force').boundingBox();
  const rows = page.locator('.in-force__days tbody tr, .in-force__document');
  // The list grows with each approval, but a row stays as short as a few lines.
  expect((list?.height ?? Infinity) / (await rows.count())).toBeLessThanOrEqual(125);
  const documents = page.locator('.in-force__document');
  const addresses = recordAt(OPENINGS_DAY).map(({path}) => path);
  await expect(documents).toHaveCount(addresses.length);
  await expect(documents.first()).toContainText('Health and safety policy');
  await page.goto('/about');
  await open(page, `${IN_FORCE_PATH}#${SLUG}`);
  const versions = page.getByRole('table', {name: 'Versions of Anti-bribery'});
  await expect(versions.getByText('3.0', {exact: true})).toBeVisible();
});

test('a visitor can download a period as one file, with checksums that match', async ({page}) => {
  await open(page, periodPath(PERIOD.from));
  const count = new RegExp(`^Download these ${expected.length} documents$`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: count}).click(),
  ]);
  const folder = savedName(`in-force-${PERIOD.from}`);
  expect(download.suggestedFilename()).toBe(`${folder}.zip`);
  await expect(page.getByText(`Saved as ${folder}.zip.`)).toBeVisible();
  const entries = Object.entries(unzipSync(readFileSync(await download.path())));
  for (const [name] of entries) expect(name).toMatch(new RegExp(`^${folder}/`));
  const {SHA256SUMS: list, ...files} = Object.fromEntries(
    entries.map(([name, content]) => [name.slice(folder.length + 1), content] as const).slice(1),
  );
  const copies = expected.flatMap(({slug, version}) =>
    ['pdf', 'txt'].map((format) => `${slug}.${version}.${format}`),
  );
  expect(Object.keys(files).sort()).toEqual(copies.sort());
  const checksums = Object.entries(files).map(
    ([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}`,
  );
  expect(
    Buffer.from(list ?? [])
      .toString()
      .trimEnd()
      .split('\n')
      .sort(),
  ).toEqual(checksums.sort());
});

test('a failed download says so, and the next attempt succeeds', async ({page}) => {
  await open(page, periodPath(PERIOD.from));
  await page.route('**/*.txt', (route) => route.abort());
  const button = page.getByRole('button', {name: /^Download these/});
  await button.click();
  await expect(page.getByText('Some files didn’t arrive. Try again')).toBeVisible();
  await page.unroute('**/*.txt');
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(await download.failure()).toBeNull();
});
