import {expect, test} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import type {Brand} from '@site/src/data/brand/brand.schema';
import {openRows} from '@site/src/data/brand/office-hours';
import {localInstant} from '@site/src/shared/local-instant';
import {addDays, twelveHour} from '@site/src/shared/wall-clock';
import {open} from './site';

const hours: Brand['hours'] = brand.hours;
const MONDAY = '2026-07-06';

test.describe('in another time zone', () => {
  test.use({timezoneId: 'Asia/Tokyo'});

  // live-hours.test.ts tests the other times.
  test('the contact page says whether we are open in London, and changes on the minute', async ({
    page,
  }) => {
    const last = hours.findLast(({opens}) => opens !== null);
    if (!last?.closes) throw new Error('The office is never open.');
    const closing = localInstant(
      `${addDays(MONDAY, last.toDay - 1)}T${last.closes}`,
      brand.timeZone,
    );
    await page.clock.install({time: new Date((closing?.getTime() ?? 0) - 30_000)});
    await open(page, '/contact');
    const state = page.locator('.live-hours');
    await expect(state).toHaveText(`Open now, until ${twelveHour(last.closes)}`);
    await page.clock.runFor(60_000);
    await expect(state).toHaveText(/^Closed, opens \w+day at /);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the hours are shown as text, without a current state', async ({page}) => {
    await page.goto('/contact');
    for (const {times} of openRows) {
      await expect(page.locator('.hours').getByText(times, {exact: true})).toBeVisible();
    }
    await expect(page.getByText(/^(Open now|Closed,)/)).toHaveCount(0);
  });
});
