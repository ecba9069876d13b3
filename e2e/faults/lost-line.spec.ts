import {expect, test, type Page} from 'playwright/test';
import {DEMONSTRATION_KEY} from '@site/src/configuration/demonstration-map';
import {brand} from '@site/src/data/brand/brand';
import {REGISTERS} from '@site/src/features/search/addresses';
import {mapTexts} from '@site/src/features/contact/map/texts';
import {OPENINGS_DAY} from '../../tools/builds.mjs';
import * as application from '../application';
import {expectNothingLost, fill, openForm, send, visitor} from '../enquiry';
import {messagesFrom} from '../mailbox';
import {hydrated, open, OTHER_PAGE, WRONG_ANSWERS} from '../site';
import {specification} from '../specification';

const {sent, failed} = specification.enquiry;
const mapMessages = specification.map.messages;

/** The files of a release that is no longer there, as hosts answer for them. */
async function nextRelease(page: Page): Promise<void> {
  const status = 404;
  await page.route('**/assets/**', (route) =>
    route.fulfill({status, contentType: 'text/html', body: OTHER_PAGE}),
  );
}

function searchDialog(page: Page) {
  return page.getByRole('dialog', {name: 'Search the site'});
}

async function expectSearchToldAndWaysOn(page: Page, typed: string): Promise<void> {
  const dialog = searchDialog(page);
  // Of a file whose loss the browser does not report, the page is told after twenty seconds.
  await expect(dialog.getByRole('alert')).toContainText('Search didn’t load.', {
    timeout: 25_000,
  });
  await expect(dialog.getByRole('searchbox')).toHaveValue(typed);
  for (const {label} of REGISTERS) {
    await expect(dialog.getByRole('link', {name: label})).toBeVisible();
  }
}

async function tryMap(page: Page): Promise<void> {
  await page.getByLabel(mapTexts.keyLabel).fill(DEMONSTRATION_KEY);
  await page.getByRole('button', {name: mapTexts.load}).click();
}

async function expectMapTold(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message, {exact: true}).first()).toBeVisible();
  await expect(page.getByRole('button', {name: mapTexts.load})).toBeEnabled();
  await expect(page.getByText(brand.address.street).first()).toBeVisible();
}

/** Follows a link that cannot be reached, to the browser's own page, and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  // Of what is drawn before the click no test is asked.
  await page.evaluate(() =>
    document.querySelectorAll('script[type=speculationrules]').forEach((rules) => rules.remove()),
  );
  await page.route('**/about', (route) => route.abort('internetdisconnected'));
  await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.goBack();
  await hydrated(page);
}

test.describe('offline', () => {
  test('search says so, keeps what was typed, and works once the line is back', async ({
    page,
    context,
  }) => {
    await open(page, '/about');
    await context.setOffline(true);
    await page.keyboard.press('/');
    await page.keyboard.type('gifts');
    await expectSearchToldAndWaysOn(page, 'gifts');
    await context.setOffline(false);
    await searchDialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(searchDialog(page).getByRole('status')).toHaveText(/results for “gifts”/);
  });

  test('a link leads to the browser’s own page, and Back brings everything typed', async ({
    page,
  }) => {
    const person = visitor();
    await openForm(page);
    await fill(page, person);
    await leaveAndReturn(page);
    await expectNothingLost(page, person);
  });

  test('so does the application, except the CV, which no one stores', async ({page}) => {
    const person = application.applicant();
    await page.clock.setFixedTime(OPENINGS_DAY);
    await application.openForm(page);
    await application.fill(page, person);
    await leaveAndReturn(page);
    await application.expectFields(page, person);
  });

  test('the map says so, and the address stands', async ({page, context}) => {
    await open(page, '/contact');
    await context.setOffline(true);
    await tryMap(page);
    await expectMapTold(page, mapMessages.refused);
  });
});

test.describe('a release between two clicks', () => {
  test('search says so and has ways on; the next page has the new files', async ({page}) => {
    await open(page, '/about');
    await nextRelease(page);
    await page.keyboard.press('/');
    await page.keyboard.type('gifts');
    await expectSearchToldAndWaysOn(page, 'gifts');
    await page.unroute('**/assets/**');
    await searchDialog(page).getByRole('link', {name: REGISTERS[0]?.label}).click();
    await expect(page.locator('h1')).toBeVisible();
  });

  test('the map says so; a form that is open is sent all the same', async ({page}) => {
    const person = visitor();
    await openForm(page);
    await nextRelease(page);
    await fill(page, person);
    await tryMap(page);
    await expectMapTold(page, mapMessages.failed);
    await send(page);
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    expect(await messagesFrom(page, person.email)).toHaveLength(1);
  });

  test('an application that is open is sent all the same', async ({page}) => {
    const person = application.applicant();
    await page.clock.setFixedTime(OPENINGS_DAY);
    await application.openForm(page);
    await nextRelease(page);
    await application.fill(page, person);
    await application.send(page);
    await application.expectSent(page);
  });

  test('a page out of a cache, none of whose files are left, still tells how to apply', async ({
    page,
  }) => {
    await nextRelease(page);
    await page.goto('/careers/apply');
    await application.field(page, 'firstName').fill('Zoë');
    await application.send(page);
    const told = page.getByRole('status').filter({hasText: 'The page is still loading'});
    await expect(told.locator('a[href^="mailto:"]')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(application.field(page, 'firstName')).toHaveValue('Zoë');
  });
});

test.describe('storage that is full', () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('It is full.', 'QuotaExceededError');
      };
    }),
  );

  test('keeps no enquiry from being sent, and no map from being shown', async ({page}) => {
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    const person = visitor();
    await openForm(page);
    await fill(page, person);
    await send(page);
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    await tryMap(page);
    await page.clock.runFor(1000);
    await expect(page.getByRole('region', {name: mapTexts.title})).toBeVisible({timeout: 30_000});
    await expect(page.getByText(mapTexts.notKept)).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('keeps no application from being sent', async ({page}) => {
    await page.clock.setFixedTime(OPENINGS_DAY);
    await application.openForm(page);
    await application.fill(page, application.applicant());
    await application.send(page);
    await application.expectSent(page);
  });
});

test('no cookie is ever set, so it is all one whether they are allowed', async ({
  page,
  context,
}) => {
  const person = visitor();
  await openForm(page);
  await fill(page, person);
  await send(page);
  await expect(page.getByRole('status').getByText(sent)).toBeVisible();
  for (const path of ['/', '/careers', '/careers/apply', '/policies/data-protection']) {
    await open(page, path);
  }
  expect(await context.cookies()).toEqual([]);
});

test.describe('wrong answers', () => {
  for (const [what, answer] of Object.entries(WRONG_ANSWERS)) {
    test(`${what}: the map says so`, async ({page}) => {
      await page.route('**/maps-demo/styles/**', (route) => route.fulfill(answer));
      await open(page, '/contact');
      await tryMap(page);
      await expectMapTold(page, mapMessages.refused);
    });

    test(`${what}: search says so`, async ({page}) => {
      await page.route('**/search/*.json', (route) => route.fulfill(answer));
      await open(page, '/about');
      await page.keyboard.press('/');
      await page.keyboard.type('gifts');
      await expectSearchToldAndWaysOn(page, 'gifts');
    });

    test(`${what}: the enquiry`, async ({page}) => {
      const person = visitor();
      await page.route('**/api/**', (route) => route.fulfill({...answer, status: 500}));
      await openForm(page);
      await fill(page, person);
      await send(page);
      await expect(page.getByRole('heading', {name: failed})).toBeVisible();
      await expectNothingLost(page, person);
    });
  }
});

test.describe('answers that never come', () => {
  test.beforeEach(async ({page}) => {
    await page.clock.install();
    // The browser's own limit knows nothing of the clock of the tests.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), milliseconds);
        return controller.signal;
      };
    });
  });

  for (const [what, address] of [
    ['code', '**/assets/js/search.*'],
    ['rules', '**/assets/css/search.*'],
    ['index', '**/search/*.json'],
  ] as const) {
    test(`the ${what} of search: its sheet can be seen and closed, and says so`, async ({page}) => {
      await page.route(address, () => undefined);
      await open(page, '/about');
      await page.keyboard.press('/');
      await page.keyboard.type('gifts');
      await expect(searchDialog(page)).toHaveCSS('opacity', '1');
      await expect(searchDialog(page).getByRole('button', {name: 'Close'})).toBeVisible();
      await page.clock.runFor(21_000);
      await expectSearchToldAndWaysOn(page, 'gifts');
    });
  }

  for (const [what, address, message] of [
    ['style', '**/maps-demo/styles/**', mapMessages.refused],
    ['worker', '**/assets/js/map-worker.*', mapMessages.failed],
  ] as const) {
    test(`the map’s ${what}`, async ({page}) => {
      const asked = page.waitForRequest(address);
      await page.route(address, () => undefined);
      await open(page, '/contact');
      await tryMap(page);
      await asked;
      await page.clock.runFor(25_000);
      await expectMapTold(page, message);
    });
  }
});
