import {expect, test, type Page} from 'playwright/test';
import type {Opening} from '@site/src/shared/openings/schema';
import {LATER_DAY, OPENINGS_DAY} from '../../tools/builds.mjs';
import {accessibilityFindings} from '../accessibility';
import {cellsTooNarrow, jobPosting, openAt} from '../openings';
import {open} from '../site';

/** Openings that closed between OPENINGS_DAY and LATER_DAY. */
function closedOpenings(): Opening[] {
  const stillOpen = new Set(openAt(LATER_DAY).map(({id}) => id));
  const closed = openAt(OPENINGS_DAY).filter(({id}) => !stillOpen.has(id));
  expect(closed.length).toBeGreaterThan(0);
  return closed;
}

const noindexTag = (page: Page) => page.locator('meta[name="robots"][content*="noindex"]');

test.beforeEach(async ({page}) => page.clock.setFixedTime(LATER_DAY));

test('the page of a closed opening says that it has closed and is not indexed by search engines', async ({
  page,
}) => {
  for (const opening of closedOpenings()) {
    await open(page, `/careers/${opening.slug}`);
    const main = page.locator('main');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(opening.title);
    await expect(main.getByText('Applications for this job have closed.')).toBeVisible();
    await expect(noindexTag(page)).toBeAttached();
    expect(await jobPosting(page)).toBeUndefined();
    await expect(main.locator('a[href*="/apply"]')).toHaveCount(0);
    await expect(main.getByRole('link', {name: 'All current openings'})).toBeVisible();
  }
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.setViewportSize({width: 320, height: 640});
  expect(await cellsTooNarrow(page)).toEqual([]);
  await page.getByRole('link', {name: 'Other openings'}).click();
  await expect(page.locator('#other-openings')).toBeInViewport();
});

test('the JSON-LD of an open position says that candidates can apply on this site', async ({
  page,
}) => {
  for (const {slug} of openAt(LATER_DAY)) {
    await page.goto(`/careers/${slug}`);
    // Polls, because the page's scripts rewrite its head.
    await expect.poll(() => jobPosting(page), slug).toMatchObject({directApply: true});
    await expect(noindexTag(page)).toHaveCount(0);
  }
});
