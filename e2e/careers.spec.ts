import {expect, test, type Page} from 'playwright/test';
import {companyOf} from '@site/src/data/companies/companies';
import {finderTexts} from '@site/src/features/careers/finder/texts';
import {OPENINGS_DAY, LATER_DAY} from '../tools/builds.mjs';
import {accessibilityFindings} from './accessibility';
import {openAt} from './openings';
import {open} from './site';
import {specification} from './specification';

async function openList(page: Page, path = '/careers', moment = OPENINGS_DAY): Promise<void> {
  await page.clock.setFixedTime(moment);
  await open(page, path);
}

function search(page: Page) {
  return page.getByRole('searchbox', {name: finderTexts.search});
}

function titles(page: Page) {
  return page.locator('#current-openings').getByRole('listitem').getByRole('heading', {level: 3});
}

/** The visible count of openings. Screen readers announce a hidden copy after a pause. */
function count(page: Page) {
  return page.locator('.finder__count');
}

/** Opens the filters if they are folded, as in narrow windows. */
async function unfoldFilters(page: Page): Promise<void> {
  const folded = page.locator('.finder__filters:not([open]) > summary');
  if (await folded.isVisible()) {
    await folded.click();
  }
}

async function chooseCompany(page: Page, name: string): Promise<void> {
  await unfoldFilters(page);
  // The radio button is visually hidden, so visitors click its label.
  await page.getByRole('group', {name: finderTexts.company}).getByText(name).click();
}

test.describe('the list of openings', () => {
  for (const path of ['/careers', '/recruitment']) {
    test(`shows every opening at ${path}, in order`, async ({page}) => {
      await openList(page, path);
      const openings = openAt(OPENINGS_DAY);
      await expect(count(page)).toHaveText(`${openings.length} positions found`);
      await expect(titles(page)).toHaveText(openings.map(({title}) => title));
      const closing = openings.map(({closes}) => closes);
      expect(closing).toEqual([...closing].sort());
    });
  }

  test('finds openings as the visitor types, marks the words and says how many match', async ({
    page,
  }) => {
    await openList(page);
    await search(page).fill('bench joiner');
    await expect(titles(page).first()).toHaveText('Bench Joiner');
    await expect(titles(page).first().locator('mark').first()).toHaveText(/^bench/i);
    await search(page).fill('sash restorer');
    await expect(count(page)).toHaveText('1 position found');
    await expect(page.getByRole('status').getByText('1 position found')).toBeAttached();
    await expect(page).toHaveURL('/careers?q=sash+restorer');
  });

  test('filters by company, type and location; Back undoes one choice at a time', async ({
    page,
  }) => {
    await openList(page);
    const openings = openAt(OPENINGS_DAY);
    const ofBespoke = openings.filter(({company}) => company === 'bespoke');
    await chooseCompany(page, companyOf('bespoke').shortName);
    await expect(titles(page)).toHaveText(ofBespoke.map(({title}) => title));
    await expect(page).toHaveURL('/careers?company=bespoke');
    await page.getByLabel(finderTexts.type, {exact: true}).selectOption('Part-time');
    const partTime = ofBespoke.filter(({type}) => type === 'Part-time');
    await expect(titles(page)).toHaveText(partTime.map(({title}) => title));
    await page.goBack();
    await expect(titles(page)).toHaveText(ofBespoke.map(({title}) => title));
    await page.goBack();
    await expect(count(page)).toHaveText(`${openings.length} positions found`);
    await expect(page).toHaveURL('/careers');
    await page.goForward();
    await chooseCompany(page, specification.everyCompany);
    await expect(count(page)).toHaveText(`${openings.length} positions found`);
  });

  test('restores the search from the address, and ignores invalid values', async ({page}) => {
    await openList(page, '/careers?q=manager&company=construction&ref=board');
    await expect(titles(page).first()).toHaveText(/manager/i);
    await expect(search(page)).toHaveValue('manager');
    await unfoldFilters(page);
    await expect(page.getByRole('radio', {name: /Construction/})).toBeChecked();
    expect(await accessibilityFindings(page)).toEqual([]);
    const all = openAt(OPENINGS_DAY);
    await openList(page, '/careers?company=<script>&type=yes&location=../../etc');
    await expect(count(page)).toHaveText(`${all.length} positions found`);
    await unfoldFilters(page);
    await expect(page.getByRole('radio', {name: specification.everyCompany})).toBeChecked();
  });

  test('says when nothing matches, and offers to clear the search', async ({page}) => {
    await openList(page);
    await search(page).fill('astronaut');
    await expect(count(page)).toHaveText('0 positions found');
    await expect(page.getByText(finderTexts.nothing)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', {name: finderTexts.clear}).click();
    await expect(count(page)).toHaveText(`${openAt(OPENINGS_DAY).length} positions found`);
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL('/careers');
  });

  test('says that its search failed to load, and tries again at the next key press', async ({
    page,
  }) => {
    const script = /openings-search/;
    await openList(page);
    await page.route(script, (route) => route.abort());
    await search(page).fill('bench');
    await expect(page.getByRole('alert')).toHaveText(finderTexts.failed);
    await page.unroute(script);
    await search(page).fill('bench joiner');
    await expect(titles(page).first()).toHaveText('Bench Joiner');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('can be used with the keyboard alone', async ({page}) => {
    await openList(page);
    await search(page).focus();
    await page.keyboard.type('fire door');
    await expect(titles(page).first()).toHaveText('Fire Door Installer');
    const link = page.getByRole('link', {name: 'Fire Door Installer'});
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) {
        break;
      }
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/careers/fire-door-installer');
    await page.goBack();
    await expect(search(page)).toHaveValue('fire door');
  });

  test('leaves out openings that have closed since the build', async ({page}) => {
    await openList(page, '/careers', LATER_DAY);
    const left = openAt(LATER_DAY);
    expect(left.length).toBeLessThan(openAt(OPENINGS_DAY).length);
    await expect(count(page)).toHaveText(`${left.length} positions found`);
    await expect(titles(page)).toHaveText(left.map(({title}) => title));
  });
});

test('a visitor whose clock is years wrong sees the openings as published', async ({page}) => {
  // The server's clock is right, on any day that this test runs.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({headers: {date: new Date(OPENINGS_DAY).toUTCString()}})
      : route.fallback(),
  );
  const openings = openAt(OPENINGS_DAY);
  for (const moment of ['2028-06-01T12:00:00Z', '1970-01-02T00:00:00Z']) {
    await openList(page, '/careers', moment);
    await expect(count(page)).toHaveText(`${openings.length} positions found`);
    await open(page, '/careers/apply');
    await expect(page.getByRole('option', {name: /\(closed\)/})).toHaveCount(0);
    await open(page, '/careers/bench-joiner');
    await expect(page.getByRole('link', {name: 'Apply for this job'}).first()).toBeVisible();
  }
});
