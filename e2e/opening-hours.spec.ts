import {expect, test} from 'playwright/test';
import {open} from './site';
import {specification} from './specification';

test.describe('in another time zone', () => {
  test.use({timezoneId: 'Asia/Tokyo'});

  // live-hours.test.ts tests the other times. Here 16:30 UTC is 17:30 in London.
  test('the contact page says whether we are open in London, and changes on the minute', async ({
    page,
  }) => {
    await page.clock.install({time: new Date('2026-07-10T16:29:30Z')});
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
