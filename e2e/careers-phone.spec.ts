import {expect, test, type Page} from 'playwright/test';
import {companies} from '@site/src/data/companies/companies';
import {group} from '@site/src/data/group/group';
import {filtersWords, finderTexts} from '@site/src/features/careers/finder/texts';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {accessibilityFindings} from './accessibility';
import {openAt} from './openings';
import {open} from './site';
import {specification} from './specification';

/** How far down the page the first opening may stand, in windows. */
const SCREENS = 1.5;

function section(page: Page) {
  return page.locator('#current-openings');
}

function firstTitle(page: Page) {
  return section(page).getByRole('listitem').getByRole('heading', {level: 3}).first();
}

/** The line that folds and unfolds the filters. */
function filtersLine(page: Page) {
  return section(page)
    .locator('summary')
    .filter({hasText: /^Filters/});
}

/** What has moved by itself since the page began, as the browser sums it up; 0 is nothing. */
async function movement(page: Page): Promise<number> {
  // Everything has arrived, letters included, and has been painted.
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      // The type of the entries is not among those of TypeScript's library.
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await new Promise((idle) => requestIdleCallback(idle));
    add(observer.takeRecords());
    return sum;
  });
}

test.beforeEach(async ({page}) => {
  await page.clock.setFixedTime(OPENINGS_DAY);
});

for (const [width, height] of [
  [360, 640],
  [360, 740],
  [390, 844],
] as const) {
  test(`the first opening is one and a half screens away at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, '/careers');
    const box = await firstTitle(page).boundingBox();
    expect(box?.y).toBeLessThanOrEqual(SCREENS * height);
  });
}

test('the button of the hero leads to a screen with the first opening on it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/careers');
  await page.getByRole('link', {name: 'Current Openings'}).click();
  await expect(section(page).getByRole('heading', {level: 2})).toBeInViewport();
  await expect(firstTitle(page)).toBeInViewport();
});

for (const path of ['/careers', '/careers?company=bespoke']) {
  test(`nothing moves by itself at ${path}`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, path);
    expect(await movement(page)).toBe(0);
  });
}

test('one line holds the filters and tells how many are in use', async ({page}) => {
  await open(page, '/careers?company=bespoke&type=part-time');
  const company = page.getByRole('group', {name: finderTexts.company});
  await expect(filtersLine(page)).toHaveText(filtersWords(2));
  await expect(company).toBeHidden();
  await expect(page.getByLabel(finderTexts.type, {exact: true})).toBeHidden();
  await filtersLine(page).click();
  await expect(company.getByRole('radio', {name: companies.bespoke.shortName})).toBeChecked();
  await expect(page.getByLabel(finderTexts.type, {exact: true})).toHaveValue('part-time');
  await expect(page.getByLabel(finderTexts.location, {exact: true})).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await company.getByText(specification.everyCompany).click();
  await expect(filtersLine(page)).toHaveText(filtersWords(1));
  await section(page).getByRole('button', {name: finderTexts.clear}).click();
  await expect(filtersLine(page)).toHaveText(filtersWords(0));
});

test('a row has the hours among its details', async ({page}) => {
  await open(page, '/careers');
  const [first] = await openAt(OPENINGS_DAY);
  const rows = section(page).getByRole('listitem');
  const row = rows.filter({has: page.getByRole('heading', {level: 3})}).first();
  const hours = row.getByText('Hours', {exact: true}).filter({visible: true});
  await expect(hours).toHaveCount(0);
  await row.locator('summary').click();
  await expect(hours).toHaveCount(1);
  await expect(row.getByText(first?.requirements[0] ?? 'no opening')).toBeVisible();
});

test('the reasons to join are named, and open', async ({page}) => {
  await open(page, '/careers');
  const [reason] = group.careerReasons;
  const text = page.getByText(reason?.text ?? 'no reason');
  await expect(text).toBeHidden();
  await page.locator('summary').filter({hasText: reason?.title}).click();
  await expect(text).toBeVisible();
});

test('the feeds come after the list', async ({page}) => {
  await open(page, '/careers');
  const last = await section(page).getByRole('listitem').last().boundingBox();
  const feeds = await section(page).getByRole('link', {name: 'Atom'}).boundingBox();
  expect(feeds?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
});
