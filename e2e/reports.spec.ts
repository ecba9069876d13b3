import {readFileSync} from 'node:fs';
import {expect, test} from 'playwright/test';
import {savedName} from '@site/src/shared/saved-name';
import {accessibilityFindings} from './accessibility';
import {open} from './site';

const RESULTS = '/reports/2025-26';

test('a buyer finds results with what was missed, their policy, and all measures as CSV', async ({
  page,
}) => {
  await open(page, '/about');
  await page.getByRole('link', {name: 'Results and reports'}).click();
  await expect(page).toHaveURL('/reports');
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await page.getByRole('link', {name: 'Results for 2025-26'}).click();
  await expect(page).toHaveURL(RESULTS);
  await expect(page.locator('main h2').first()).toContainText('What we missed');

  const row = page.getByRole('row').filter({hasText: 'Handovers on the agreed date'});
  await expect(row).toHaveCount(2);
  await expect(row.last().locator('[data-label="Result"]')).toHaveText('93% Missed by 2 points');
  await expect(row.last().locator('svg')).toBeVisible();
  await expect(page.locator('.outcome')).toHaveCount(24);
  await expect(page.locator('.outcome--missed')).toHaveCount(5);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: 'All measures as CSV'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe(savedName('results-2025-26.csv'));
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(28);
  expect(lines[0]).toMatch(/^\uFEFFPolicy,Edition,Measure,Target,Result,/);
  expect(lines).toContain(
    'Equality and diversity,2025,Adjustment requests decided in time,95%,44 of 46,38 of 41,Every request in the year,Head of HR and Compliance,Met',
  );
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a drawing shows every measure against its target, and leads to its row', async ({page}) => {
  await open(page, RESULTS);
  const drawing = page.locator('.measures');
  await expect(drawing).toContainText('19 of 24 targets met, 5 missed');
  await expect(drawing.locator('.measures__missed li')).toHaveText([
    /Actions closed by their date.*Missed by 2 points$/,
    /Waste carriers checked.*Missed by 1 of 32$/,
    /Handovers on the agreed date.*Missed by 2 points$/,
    /Formal complaints answered in time.*Missed by 1 of 8$/,
    /Paid volunteering days taken.*Missed by 12 of 150$/,
  ]);
  const strokes = drawing.locator('.measures__strokes a');
  await expect(strokes).toHaveCount(27);
  for (const stroke of await strokes.all()) {
    const name = (await stroke.locator('b').textContent())?.replace(/:$/, '') ?? '';
    const row = page.locator(`tr${await stroke.getAttribute('href')}`);
    await expect(row.locator('[data-label="Measure"]')).toHaveText(name);
  }
  const handovers = drawing.getByRole('link', {name: 'Handovers on the agreed date'}).last();
  await handovers.click();
  await expect(page.locator('tr:target')).toContainText('93% Missed by 2 points');
  await expect(page.locator('tr:target')).toBeInViewport();
});

test.describe('without script, on the narrowest phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('every report fits and says that it is an example', async ({page}) => {
    for (const address of [
      RESULTS,
      '/reports/bid-pack',
      '/reports/supplier-code',
      '/reports/gender-pay',
      '/reports/section-172',
      '/reports',
    ]) {
      await page.goto(address);
      await expect(page.getByText('figures are fictional'), address).toHaveCount(1);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(360);
    }
  });

  test('phones fold the measures of a section, but not the missed ones', async ({page}) => {
    await page.goto(RESULTS);
    await expect(page.getByRole('cell', {name: '31 March 2027'})).toBeVisible();
    const measure = page.getByRole('row').filter({hasText: 'Near misses reported'});
    await expect(measure).toBeHidden();
    await page.getByText('4 measures, 1 missed').click();
    await expect(measure).toContainText('412');
    await expect(measure).toBeVisible();
  });

  test('a policy leads to the results of its targets', async ({page}) => {
    await page.goto('/policies/environmental');
    await page.getByText(/versions, downloads and \d+ laws$/).click();
    await page.getByRole('link', {name: 'Results for 2025-26'}).click();
    await expect(page).toHaveURL(`${RESULTS}#environmental`);
    await page.goto('/policies/whistleblowing');
    await expect(page.getByRole('link', {name: 'Results for 2025-26'})).toHaveCount(0);
  });
});

test('tables of results repeat their headings on every sheet', async ({page}) => {
  await open(page, '/reports/2025-26');
  await page.emulateMedia({media: 'print'});
  const displays = await page
    .locator('.results')
    .evaluateAll((tables) =>
      tables.map((table) =>
        [table, ...table.querySelectorAll('thead, tbody, thead tr')].map(
          (element) => getComputedStyle(element).display,
        ),
      ),
    );
  expect(displays.length).toBeGreaterThan(5);
  for (const display of displays) {
    expect(display).toEqual(['table', 'table-header-group', 'table-row', 'table-row-group']);
  }
});
