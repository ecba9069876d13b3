import ical from 'ical.js';
import {expect, test, type Page} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {calendarPath} from '@site/src/shared/openings/addresses';
import {savedName} from '@site/src/shared/saved-name';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {accessibilityFindings} from './accessibility';
import {addressesInFeeds, cellsTooNarrow, openAt, openingCalled} from './openings';
import {hydrated, open} from './site';

const MINUTE = 60_000;

async function openAtMoment(page: Page, slug: string, moment: number): Promise<void> {
  await page.clock.setFixedTime(moment);
  await open(page, `/careers/${slug}`);
}

/** The links to apply, at the top and the end. */
function applyLinks(page: Page) {
  return page.locator('main').getByRole('link', {name: /^Apply (?!for an)/});
}

function closedNotice(page: Page) {
  return page.getByText('Applications for this job have closed.').first();
}

test.describe('the page of an opening', () => {
  test('can be found from the list and leads to the form with its position selected', async ({
    page,
  }) => {
    await page.clock.setFixedTime(OPENINGS_DAY);
    await open(page, '/careers');
    await page.getByRole('link', {name: 'Site Manager', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Site Manager');
    await expect(applyLinks(page)).toHaveText(['Apply for this job', 'Apply for this job']);
    await applyLinks(page).first().click();
    await expect(page).toHaveURL('/careers/apply?position=site-manager');
    await expect(page.getByLabel('Position')).toHaveValue('site-manager');
  });

  test('fits its terms inside the title block on the smallest phone', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    for (const {slug} of openAt(OPENINGS_DAY)) {
      await openAtMoment(page, slug, Date.parse(OPENINGS_DAY));
      expect(await cellsTooNarrow(page), slug).toEqual([]);
    }
  });

  test('shows that it has closed after its closing time', async ({page}) => {
    const slug = 'fit-out-project-manager';
    const {closesAt} = openingCalled(slug);
    await openAtMoment(page, slug, Date.parse(closesAt) - MINUTE);
    await expect(applyLinks(page).first()).toBeVisible();
    await expect(closedNotice(page)).toBeHidden();
    await openAtMoment(page, slug, Date.parse(closesAt) + MINUTE);
    await expect(closedNotice(page)).toBeVisible();
    await expect(applyLinks(page)).toHaveCount(0);
    await expect(page.getByRole('link', {name: /by email/})).toHaveCount(0);
    await expect(page.locator('main [hidden]').filter({visible: true})).toHaveCount(0);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('changes to closed while a visitor is reading it', async ({page}) => {
    const {closesAt} = openingCalled('bench-joiner');
    await page.clock.install({time: Date.parse(closesAt) - MINUTE});
    await page.goto('/careers/bench-joiner');
    await page.clock.runFor(10_000);
    await hydrated(page);
    await expect(applyLinks(page).first()).toBeVisible();
    await page.clock.runFor(MINUTE);
    await expect(closedNotice(page)).toBeVisible();
    await expect(applyLinks(page)).toHaveCount(0);
  });

  test('lets the visitor copy its link', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openAtMoment(page, 'site-manager', Date.parse(OPENINGS_DAY));
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe('/careers/site-manager');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page has the whole advert, a way to apply, and no button that does nothing', async ({
    page,
  }) => {
    const opening = openingCalled('bench-joiner');
    await page.goto(`/careers/${opening.slug}`);
    await expect(applyLinks(page).first()).toBeVisible();
    for (const requirement of opening.requirements) {
      await expect(page.getByText(requirement, {exact: true})).toBeVisible();
    }
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  });
});

test.describe('files for other programs', () => {
  test('the calendar entry begins at the closing time, and its file says whose it is', async ({
    page,
  }) => {
    const opening = openingCalled('fit-out-project-manager');
    const response = await page.request.get(calendarPath(opening.slug));
    expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
    const calendar = new ical.Component(ical.parse(await response.text()) as unknown[]);
    const event = new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.summary).toContain(opening.title);
    expect(event.startDate.toJSDate().toISOString()).toBe(opening.closesAt);
    await open(page, `/careers/${opening.slug}`);
    await expect(page.locator(`a[href="${calendarPath(opening.slug)}"]`)).toHaveAttribute(
      'download',
      savedName('fit-out-project-manager.ics'),
    );
  });

  test('the feeds contain the open positions', async ({page}) => {
    const openings = openAt(OPENINGS_DAY).map(({slug}) => `${brand.url}/careers/${slug}`);
    expect(await addressesInFeeds(page)).toEqual(openings.sort());
  });
});
