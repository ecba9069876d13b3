import path from 'node:path';
import {expect, test as base, type Page} from 'playwright/test';
import {loadOpenings} from '@site/src/plugins/openings/load';
import {pathsIn} from '../built-site';
import {addressesInFeeds, jobPosting, openAt} from '../openings';
import {recordAt} from '../record';
import {open} from '../site';
import type {Present} from './playwright.config';

const ROOT = path.resolve(__dirname, '../..');

const test = base.extend<Present>({clock: ['', {option: true}]});

/** Fetches a file of the site and returns its text. */
const file = async (page: Page, address: string) => {
  const response = await page.request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
};

const pathOf = (address: string) => new URL(address).pathname;

/** Splits the repository's openings into those open at this moment and those closed by then. */
function openings(clock: string) {
  return {current: openAt(clock), closed: loadOpenings(ROOT, new Date(clock)).closed};
}

test.beforeEach(async ({page, clock}) => {
  await page.clock.setFixedTime(clock);
  // A page on which everything is over asks the server for the time.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({headers: {date: new Date(clock).toUTCString()}})
      : route.fallback(),
  );
});

test('the main pages open without errors', async ({page, clock}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  const {current, closed} = openings(clock);
  const adverts = [...current.slice(0, 2), ...closed.slice(0, 2)].map(
    ({slug}) => `/careers/${slug}`,
  );
  for (const address of [
    '/',
    '/about',
    '/services/security',
    '/construction',
    '/careers',
    '/careers/apply',
    '/contact',
    '/policies',
    '/policies/whistleblowing',
    '/policies/in-force',
    '/privacy',
    '/search',
    ...adverts,
  ]) {
    await open(page, address);
    await expect(page.getByRole('heading', {level: 1}), address).toBeVisible();
    await expect(page.locator('[data-year]'), address).toHaveText(clock.slice(0, 4));
  }
  expect(errors).toEqual([]);
});

test('every address in the sitemap returns 200', async ({page}) => {
  const addresses = pathsIn(await file(page, '/sitemap.xml'));
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) await file(page, address);
});

test('a closed opening is absent from the list, the form, the sitemap and the feeds, and its page says that it has closed', async ({
  page,
  clock,
}) => {
  const {current, closed} = openings(clock);
  const paths = current.map(({slug}) => `/careers/${slug}`).sort();

  await open(page, '/careers');
  const titles = page.locator('#current-openings').getByRole('heading', {level: 3});
  await expect(titles).toHaveText(current.map(({title}) => title));
  await open(page, '/careers/apply');
  for (const {title} of closed) {
    await expect(page.locator('select option', {hasText: title})).toHaveCount(0);
  }

  const inSitemap = pathsIn(await file(page, '/sitemap.xml'));
  expect(inSitemap.filter((address) => /^\/careers\/(?!apply)/.test(address)).sort()).toEqual(
    paths,
  );
  expect((await addressesInFeeds(page)).map(pathOf)).toEqual(paths);

  for (const {slug, interview = ''} of closed) {
    await open(page, `/careers/${slug}`);
    const interviews = page.getByText('Interviews begin on');
    await expect(interviews).toHaveCount(interview === '' ? 0 : 1);
    if (interview !== '') {
      await expect(interviews).toBeVisible({visible: interview >= clock.slice(0, 10)});
    }
    await expect(page.getByText('Applications for this job have closed.')).toBeVisible();
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toBeAttached();
    expect(await jobPosting(page)).toBeUndefined();
  }
});

test('an overdue review is marked in the policy register', async ({page, clock}) => {
  const day = clock.slice(0, 10);
  await open(page, '/policies');
  for (const {path: address, versions} of recordAt(clock)) {
    if (!address.startsWith('/policies/')) continue;
    const reviewBy = versions.find(({state}) => state === 'in force')?.reviewBy ?? '';
    const row = page.getByRole('row').filter({has: page.locator(`a[href="${address}"]`)});
    await expect(row.getByText('Review overdue')).toBeVisible({visible: reviewBy < day});
  }
});
