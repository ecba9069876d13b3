import {expect, test} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {expectNothingLost, field, fill, send, visitor} from './enquiry';
import {messagesFrom} from './mailbox';
import {hold, hydrated, OTHER_PAGE} from './site';
import {specification} from './specification';

const {sent} = specification.enquiry;

const NOTICE = 'This part of the page didn’t load.';

/** Files of the islands: their script, and the form's own. */
const FILES = ['**/assets/js/islands.*', '**/assets/js/part-enquiry.*'];

for (const file of FILES) {
  test(`a form whose script fails once is sent all the same: ${file}`, async ({page}) => {
    const person = visitor();
    let asked = 0;
    await page.route(file, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.goto('/contact', {waitUntil: 'commit'});
    await fill(page, person);
    await send(page);
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    await expect(page.getByText(NOTICE).first()).toBeHidden();
    expect(asked).toBe(2);
    expect(await messagesFrom(page, person.email)).toHaveLength(1);
  });

  test(`on a host that has dropped old files the page says to reload, and keeps what is typed: ${file}`, async ({
    page,
  }) => {
    const person = visitor();
    const answer = {status: 404, contentType: 'text/html', body: OTHER_PAGE};
    await page.route(file, (route) => route.fulfill(answer));
    await page.goto('/contact');
    await fill(page, person);
    await send(page);
    const notice = page.getByRole('alert').filter({hasText: NOTICE}).first();
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText('What you’ve typed will be here again.');
    await expect(page.getByText('The page is still loading')).toBeHidden();
    await page.unroute(file);
    await notice.getByRole('button', {name: 'Reload the page'}).click();
    await hydrated(page);
    await expectNothingLost(page, person);
    await send(page);
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
  });
}

test('a form whose script loads late works at the next touch, and the notice disappears', async ({
  page,
}) => {
  await page.route('**/assets/js/part-*', (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByText(NOTICE).first()).toBeVisible();
  await page.unroute('**/assets/js/part-*');
  await field(page, 'name').fill('Zoë');
  await hydrated(page);
  await expect(page.getByText(NOTICE).first()).toBeHidden();
  await expect(field(page, 'name')).toHaveValue('Zoë');
});

test('a script that arrives after its time limit runs once, and sends what was pressed', async ({
  page,
}) => {
  const person = visitor();
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.clock.install();
  const release = await hold(page, '**/assets/js/islands.*');
  await page.goto('/contact');
  await fill(page, person);
  await send(page);
  await expect(page.getByText('The page is still loading')).toBeVisible();
  await page.clock.runFor(21_000);
  await field(page, 'name').hover();
  await expect(page.locator('script[src*="/islands."]')).toHaveCount(2);
  release();
  await expect(page.getByRole('status').getByText(sent)).toBeVisible();
  expect(await messagesFrom(page, person.email)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('without the site’s script the page says to reload and gives other ways', async ({page}) => {
  const person = visitor();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/contact');
  await fill(page, person);
  await send(page);
  const form = page.getByRole('form', {name: 'Enquiry'});
  await expect(page.getByRole('button', {name: 'Reload the page'}).first()).toBeInViewport();
  const early = form.getByRole('status').filter({hasText: brand.phone.main.display});
  await expect(early.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await expectNothingLost(page, person);
});

test('a message replaces a part of the page that crashes, and the other parts still work', async ({
  page,
}) => {
  await page.route('**/careers', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('{"openings":[', '{"openings":null,"none":[');
    await route.fulfill({response, body: html});
  });
  await page.goto('/careers');
  await expect(page.getByText('This part of the page has stopped working')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 2, name: 'How to apply'})).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a script that cannot start does not stop the others', async ({page}) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(' data-hours=', ' data-hours="{" data-old=');
    await route.fulfill({response, body: html});
  });
  const failed = page.waitForEvent('pageerror');
  await page.goto('/contact');
  expect((await failed).name).toBe('SyntaxError');
  await expect(page.locator('[data-island=enquiry][data-alive]')).toBeAttached();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
});
