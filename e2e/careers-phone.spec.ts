import {expect, test, type Page} from 'playwright/test';
import {companyOf} from '@site/src/data/companies/companies';
import {group} from '@site/src/data/group/group';
import {filtersWords, finderTexts} from '@site/src/features/careers/finder/texts';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {accessibilityFindings} from './accessibility';
import {openAt} from './openings';
import {layoutShifts, open} from './site';
import {specification} from './specification';

/** How far down the page the first opening may begin, in window heights. */
const SCREENS = 1.5;

function section(page: Page) {
  return page.locator('#current-openings');
}

function firstTitle(page: Page) {
  return section(page).getByRole('listitem').getByRole('heading', {level: 3}).first();
}

/** The summary line that folds and unfolds the filters. */
function filtersSummary(page: Page) {
  return section(page)
    .locator('summary')
    .filter({hasText: /^Filters/});
}

test.beforeEach(async ({page}) => {
  await page.clock.setFixedTime(OPENINGS_DAY);
});

test('the first opening is at most one and a half screens down', async ({page}) => {
  await open(page, '/careers');
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [390, 844],
  ] as const) {
    await page.setViewportSize({width, height});
    const box = await firstTitle(page).boundingBox();
    expect(box?.y, `at ${width} by ${height}`).toBeLessThanOrEqual(SCREENS * height);
  }
});

test('nothing shifts while the page loads, even with filters', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/careers?company=bespoke');
  expect(await layoutShifts(page)).toBe(0);
});

test('the summary hides the filters and counts the active ones', async ({page}) => {
  await open(page, '/careers?company=bespoke&type=part-time');
  const company = page.getByRole('group', {name: finderTexts.company});
  await expect(filtersSummary(page)).toHaveText(filtersWords(2));
  await expect(company).toBeHidden();
  await expect(page.getByLabel(finderTexts.type, {exact: true})).toBeHidden();
  await filtersSummary(page).click();
  await expect(company.getByRole('radio', {name: companyOf('bespoke').shortName})).toBeChecked();
  await expect(page.getByLabel(finderTexts.type, {exact: true})).toHaveValue('part-time');
  await expect(page.getByLabel(finderTexts.location, {exact: true})).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await company.getByText(specification.everyCompany).click();
  await expect(filtersSummary(page)).toHaveText(filtersWords(1));
  await section(page).getByRole('button', {name: finderTexts.clear}).click();
  await expect(filtersSummary(page)).toHaveText(filtersWords(0));
});

test('the reasons to join are open, and a visitor can unfold an opening to see its hours', async ({
  page,
}) => {
  await open(page, '/careers');
  for (const {text} of group.careerReasons) await expect(page.getByText(text)).toBeVisible();
  const [first] = openAt(OPENINGS_DAY);
  const rows = section(page).getByRole('listitem');
  const row = rows.filter({has: page.getByRole('heading', {level: 3})}).first();
  const hours = row.getByText('Hours', {exact: true}).filter({visible: true});
  await expect(hours).toHaveCount(0);
  await row.locator('summary').click();
  await expect(hours).toHaveCount(1);
  await expect(row.getByText(first?.requirements[0] ?? 'no opening')).toBeVisible();
});
