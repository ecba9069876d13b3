import {expect, test, type Page} from 'playwright/test';
import {DEMONSTRATION_KEY} from '@site/src/configuration/variables';
import {brand} from '@site/src/data/brand/brand';
import {registers} from '@site/src/data/navigation/registers';
import {mapTexts} from '@site/src/features/contact/map/texts';
import {OPENINGS_DAY} from '../../tools/builds.mjs';
import * as application from '../application';
import {expectNothingLost, fill, openForm, send, visitor} from '../enquiry';
import {messagesFrom} from '../mailbox';
import {hydrated, open, OTHER_PAGE, WRONG_ANSWERS} from '../site';
import {specification} from '../specification';

const {sent} = specification.enquiry;
const mapMessages = specification.map.messages;

/** Answers requests for assets with 404, as hosts do once a new release has replaced them. */
async function removeAssets(page: Page): Promise<void> {
  const status = 404;
  await page.route('**/assets/**', (route) =>
    route.fulfill({status, contentType: 'text/html', body: OTHER_PAGE}),
  );
}

function searchDialog(page: Page) {
  return page.getByRole('dialog', {name: 'Search the site'});
}

async function expectSearchFailure(page: Page, typed: string): Promise<void> {
  const dialog = searchDialog(page);
  // The page waits twenty seconds when the browser does not report that a file failed to load.
  await expect(dialog.getByRole('alert')).toContainText('Search didn’t load.', {
    timeout: 40_000,
  });
  await expect(dialog.getByRole('searchbox')).toHaveValue(typed);
  for (const {label} of registers) {
    await expect(dialog.getByRole('link', {name: label})).toBeVisible();
  }
}

async function loadMap(page: Page): Promise<void> {
  await page.getByLabel(mapTexts.keyLabel).fill(DEMONSTRATION_KEY);
  await page.getByRole('button', {name: mapTexts.load}).click();
}

async function expectMapFailure(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message, {exact: true}).first()).toBeVisible();
  await expect(page.getByRole('button', {name: mapTexts.load})).toBeEnabled();
  await expect(page.getByText(brand.address.street).first()).toBeVisible();
}

test('offline, a link shows the browser’s error page, and Back restores everything typed', async ({
  page,
}) => {
  const person = visitor();
  await openForm(page);
  await fill(page, person);
  // Removes the speculation rules, because prerendering bypasses the test's routes.
  await page.evaluate(() =>
    document.querySelectorAll('script[type=speculationrules]').forEach((rules) => rules.remove()),
  );
  await page.route('**/about', (route) => route.abort('internetdisconnected'));
  await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.goBack();
  await hydrated(page);
  await expectNothingLost(page, person);
});

test.describe('a new release while a page is open', () => {
  test('search says that it failed and offers links; the next page loads the new files', async ({
    page,
  }) => {
    await open(page, '/about');
    await removeAssets(page);
    await page.keyboard.press('/');
    await page.keyboard.type('gifts');
    await expectSearchFailure(page, 'gifts');
    await page.unroute('**/assets/**');
    await searchDialog(page).getByRole('link', {name: registers[0]?.label}).click();
    await expect(page.locator('h1')).toBeVisible();
  });

  test('makes the map say that it failed; an open enquiry can still be sent', async ({page}) => {
    const person = visitor();
    await openForm(page);
    await removeAssets(page);
    await fill(page, person);
    await loadMap(page);
    await expectMapFailure(page, mapMessages.failed);
    await send(page);
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    expect(await messagesFrom(page, person.email)).toHaveLength(1);
  });

  test('does not stop an open application from being sent', async ({page}) => {
    const person = application.applicant();
    await page.clock.setFixedTime(OPENINGS_DAY);
    await application.openForm(page);
    await removeAssets(page);
    await application.fill(page, person);
    await application.send(page);
    await application.expectSent(page);
  });
});

for (const kind of ['blocked', 'full'] as const) {
  test(`${kind} storage does not stop an enquiry, an application or the map`, async ({page}) => {
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    await page.addInitScript((isBlocked) => {
      const refuse = () => {
        throw new DOMException('No.', isBlocked ? 'SecurityError' : 'QuotaExceededError');
      };
      if (!isBlocked) Storage.prototype.setItem = refuse;
      for (const name of isBlocked ? ['localStorage', 'sessionStorage'] : []) {
        Object.defineProperty(window, name, {get: refuse});
      }
    }, kind === 'blocked');
    const person = visitor();
    await openForm(page);
    await fill(page, person);
    await send(page);
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    await loadMap(page);
    await page.clock.runFor(1000);
    await expect(page.getByRole('region', {name: mapTexts.title})).toBeVisible({timeout: 30_000});
    await expect(page.getByText(mapTexts.notKept)).toBeVisible();

    await page.clock.setFixedTime(OPENINGS_DAY);
    await application.openForm(page);
    await application.fill(page, application.applicant());
    await application.send(page);
    await application.expectSent(page);
    await application.expectEmpty(page);
    expect(faults).toEqual([]);
  });
}

test('wrong responses make search say that it failed', async ({page}) => {
  for (const [what, answer] of Object.entries(WRONG_ANSWERS)) {
    await test.step(what, async () => {
      await page.route('**/search/*.json', (route) => route.fulfill(answer));
      await open(page, '/about');
      await page.keyboard.press('/');
      await page.keyboard.type('gifts');
      await expectSearchFailure(page, 'gifts');
    });
  }
});

test('"Try again" loads what a sign-in page replaced', async ({page}) => {
  const times = 1;
  const answer = {contentType: 'text/html', body: OTHER_PAGE};
  await page.route('**/assets/js/search.*', (route) => route.fulfill(answer), {times});
  await open(page, '/about');
  await page.keyboard.press('/');
  await page.keyboard.type('gifts');
  await expectSearchFailure(page, 'gifts');
  await searchDialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(searchDialog(page).getByRole('status')).toContainText('for “gifts”');

  // The note on a clause has no button: it appears at the next clause.
  await page.route('**/assets/js/clauses.*', (route) => route.fulfill(answer), {times});
  await page.goto('/policies/whistleblowing#4.2');
  await expect(page.locator('[id="4.2"]')).toBeInViewport();
  await page.getByRole('link', {name: 'Clause 4.3', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Copy citation'})).toBeVisible();
});

test.describe('a response that never arrives', () => {
  test.beforeEach(async ({page}) => {
    await page.clock.install();
    // Replaces AbortSignal.timeout, which the fake clock does not control.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), milliseconds);
        return controller.signal;
      };
    });
  });

  for (const [what, address] of [
    ['styles', '**/assets/css/search.*'],
    ['index', '**/search/*.json'],
  ] as const) {
    test(`for the search ${what} leaves a dialog that can be closed and says that search failed`, async ({
      page,
    }) => {
      await page.route(address, () => undefined);
      await open(page, '/about');
      await page.keyboard.press('/');
      await page.keyboard.type('gifts');
      await expect(searchDialog(page)).toHaveCSS('opacity', '1');
      await expect(searchDialog(page).getByRole('button', {name: 'Close'})).toBeVisible();
      await page.clock.runFor(21_000);
      await expectSearchFailure(page, 'gifts');
    });
  }

  for (const [what, address, message] of [
    ['style', '**/maps-demo/styles/**', mapMessages.refused],
    ['worker', '**/assets/js/map-worker.*', mapMessages.failed],
  ] as const) {
    test(`for the map’s ${what} makes the map say that it failed`, async ({page}) => {
      const asked = page.waitForRequest(address);
      await page.route(address, () => undefined);
      await open(page, '/contact');
      await loadMap(page);
      await asked;
      await page.clock.runFor(25_000);
      await expectMapFailure(page, message);
    });
  }
});
