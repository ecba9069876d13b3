import path from 'node:path';
import {expect, test, type Locator, type Page} from 'playwright/test';
import {currentEdition} from '@site/src/data/editions/editions';
import {IN_FORCE_PATH, periodPath} from '@site/src/content/policies/addresses';
import {inForceOn} from '@site/src/plugins/policies/in-force';
import {readPolicyRecords} from '@site/src/plugins/policies/read-records';
import {registerSchema} from '@site/src/plugins/policies/register-schema';
import {accessibilityFindings} from './accessibility';
import {open} from './site';

const DAY = '2026-03-01';
/** The period that holds the day. */
const PERIOD = {from: '2025-07-16', words: '16 July 2025 to 31 March 2026'};
const SLUG = 'anti-bribery-corruption';

const recordsRead = readPolicyRecords(path.resolve(__dirname, '..'));

function row(page: Page, slug: string): Locator {
  return page.locator(`tr#${slug}`);
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an auditor finds what was in force on 1 March, and what changed since', async ({page}) => {
    await page.goto('/about#our-policies');
    await page.getByRole('link', {name: 'What was in force, and when'}).click();
    await expect(page).toHaveURL(IN_FORCE_PATH);
    await page.getByRole('link', {name: PERIOD.words}).click();
    await expect(page).toHaveURL(periodPath(PERIOD.from));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`In force from ${PERIOD.words}`);

    const expected = inForceOn(await recordsRead, DAY);
    expect(expected.length).toBeGreaterThanOrEqual(9);
    await expect(page.locator('tbody tr')).toHaveCount(expected.length);
    for (const {slug, version, record} of expected) {
      await expect(row(page, slug).locator('[data-label="Version"]')).toHaveText(version);
      await expect(row(page, slug)).toContainText(String(record?.sha256));
    }

    await row(page, SLUG).getByRole('link', {name: 'What changed since'}).click();
    await expect(page).toHaveURL(`/policies/${SLUG}/changes/2025-${currentEdition}`);
    await expect(page.locator('main del', {hasText: '£25'}).first()).toBeVisible();
  });

  test('the form on a policy leads to the list of periods', async ({page}) => {
    await page.goto(`/policies/${SLUG}`);
    await page.getByLabel('What was in force on').fill(DAY);
    await page.getByRole('button', {name: 'Show'}).click();
    await expect(page).toHaveURL(`${IN_FORCE_PATH}?on=${DAY}`);
    await expect(page.getByRole('link', {name: PERIOD.words})).toBeVisible();
  });

  test('an older edition links to the versions of its policy', async ({page}) => {
    await page.goto(`/2025/policies/${SLUG}`);
    await expect(page.getByLabel('What was in force on')).toHaveCount(0);
    await page.getByRole('link', {name: 'Every version, with its days'}).click();
    await expect(page).toHaveURL(`${IN_FORCE_PATH}#${SLUG}`);
    await expect(page.locator(`#${SLUG}`)).toBeInViewport();
  });
});

test.describe('a day picked on a policy', () => {
  const ask = async (page: Page, day: string) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00Z');
    await open(page, `/policies/${SLUG}`);
    await page.getByLabel('What was in force on').fill(day);
    await page.getByRole('button', {name: 'Show'}).click();
  };

  test('leads to its row in the answer, with the day in the address', async ({page}) => {
    await ask(page, DAY);
    await expect(page).toHaveURL(`${periodPath(PERIOD.from)}?on=${DAY}#${SLUG}`);
    await expect(row(page, SLUG)).toBeInViewport();
  });

  test('is said to be unknown when it is to come, or before the first version', async ({page}) => {
    await ask(page, '2026-11-21');
    await expect(page).toHaveURL(`${IN_FORCE_PATH}?on=2026-11-21#to-come`);
    await expect(page.locator('#to-come')).toBeInViewport();
    await ask(page, '2020-01-01');
    await expect(page).toHaveURL(`${IN_FORCE_PATH}?on=2020-01-01#before`);
    await expect(page.locator('#before')).toContainText('knows of no policy');
  });

  test('leads to the list of periods when the days cannot be fetched', async ({page}) => {
    await page.route('**/days.json', (route) => route.abort());
    await ask(page, DAY);
    await expect(page).toHaveURL(`${IN_FORCE_PATH}?on=${DAY}`);
  });
});

test('every period answers, fits the window, runs the site’s script alone and has no axe finding', async ({
  page,
  viewport,
}) => {
  // There are more periods every year.
  test.setTimeout(5 * 60_000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  const register = registerSchema.parse(
    await (await page.request.get('/policies/policies.json')).json(),
  );
  expect(register.periods.length).toBeGreaterThan(2);
  const addresses = register.periods.map(({url}) => new URL(url).pathname);
  for (const address of [IN_FORCE_PATH, ...addresses]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBe(viewport?.width);
    expect(await accessibilityFindings(page), address).toEqual([]);
  }
  expect(new Set(scripts.map((url) => new URL(url).pathname.replace(/\..*/, '')))).toEqual(
    new Set(['/assets/js/site']),
  );
});

test('every link of the answers leads somewhere', async ({page}) => {
  await page.goto(IN_FORCE_PATH);
  const links = page.locator('main a');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link instanceof HTMLAnchorElement ? new URL(link.href).pathname : '')),
  );
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of new Set(addresses)) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
});
