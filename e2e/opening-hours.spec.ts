import {expect, test} from 'playwright/test';
import {open} from './site';
import {specification} from './specification';

/** Instants in UTC, each with the state shown on the contact page, which uses London time. */
const INSTANTS: readonly (readonly [instant: string, state: string])[] = [
  ['2026-11-20T10:00:00Z', 'Open now, until 5:30 PM'],
  ['2026-11-20T17:30:00Z', 'Closed, opens Monday at 9:00 AM'],
  // Summer time: 16:30 UTC is 17:30 in London.
  ['2026-07-10T16:29:00Z', 'Open now, until 5:30 PM'],
  ['2026-07-10T16:30:00Z', 'Closed, opens Monday at 9:00 AM'],
];

for (const [instant, state] of INSTANTS) {
  test(`at ${instant} the contact page says "${state}"`, async ({page}) => {
    // Fixes the date but lets timers run, because the page needs them to load.
    await page.clock.setFixedTime(new Date(instant));
    await open(page, '/contact');
    await expect(page.getByText(state, {exact: true})).toBeVisible();
  });
}

test.describe('in another time zone', () => {
  test.use({timezoneId: 'Asia/Tokyo'});

  test('the state follows London time', async ({page}) => {
    await page.clock.install({time: new Date('2026-11-20T17:29:30Z')});
    await open(page, '/contact');
    await expect(page.getByText('Open now, until 5:30 PM', {exact: true})).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText('Closed, opens Monday at 9:00 AM', {exact: true})).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the hours are shown as text, without a current state', async ({page}) => {
    await page.goto('/contact');
    await expect(page.getByText(specification.hours[0].times, {exact: true})).toBeVisible();
    await expect(page.getByText(/^(Open now|Closed,)/)).toHaveCount(0);
  });
});
