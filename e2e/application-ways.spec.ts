import {writeFile} from 'node:fs/promises';
import {expect, type Locator, test, type Page} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {closingMoment} from '../src/shared/openings/words';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {
  applicant,
  availability,
  chooseCv,
  cv,
  expectEmpty,
  expectNothingLost,
  expectSent,
  field,
  fieldNames,
  fill,
  fillFields,
  form,
  openForm,
  receipt,
  removeCv,
  send,
  sendButton,
} from './application';
import {openingCalled} from './openings';
import {hold, layoutShifts} from './site';
import {texts} from '@site/src/features/careers/application/rules';
import {specification} from './specification';

const APPLY = '/careers/apply';
const {availabilities} = specification.application;

test.beforeEach(async ({page}) => page.clock.setFixedTime(OPENINGS_DAY));

/** Drops files at a point in the window, as the operating system does. */
async function drop(page: Page, files: readonly string[], x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = {items: [], files: [...files], dragOperationsMask: 1};
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {type, x, y, data});
  }
  await session.detach();
}

/** Returns the subject of a mailto link. */
async function subjectOf(link: Locator): Promise<string | null> {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('subject');
}

test('an applicant can complete and send the form with the keyboard alone', async ({page}) => {
  const person = applicant();
  const {keyboard} = page;
  // Registered before the form opens, so that the browser does not show its own file dialog.
  const chooser = page.waitForEvent('filechooser');
  await openForm(page);
  await field(page, 'firstName').focus();
  const typed = ['firstName', 'lastName', 'email', 'phone', 'address', 'postalCode'] as const;
  for (const name of typed) {
    await expect(field(page, name)).toBeFocused();
    await keyboard.type(person[name]);
    await keyboard.press('Tab');
  }
  await expect(field(page, 'position')).toBeFocused();
  await keyboard.type('Bench');
  await expect(field(page, 'position')).toHaveValue(person.position);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', {name: /^Read the advert/})).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  for (const [id] of availabilities) {
    if (id !== person.availability) {
      await keyboard.press('ArrowDown');
    }
  }
  await expect(availability(page, person.availability)).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.type(person.experience);
  await keyboard.press('Tab');
  await expect(field(page, 'resume')).toBeFocused();
  await keyboard.press('Enter');
  await (await chooser).setFiles({name: cv.name, mimeType: cv.mimeType, buffer: cv.buffer});
  await expect(removeCv(page, cv)).toBeVisible();
  await keyboard.press('Tab');
  await expect(removeCv(page, cv)).toBeFocused();
  for (const name of ['workEligibility', 'dataConsent'] as const) {
    await keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
    await keyboard.press('Space');
  }
  await keyboard.press('Tab');
  await expect(form(page).getByRole('link', {name: /opens in a new tab/})).toBeFocused();
  await keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expectSent(page);
  await expect(receipt(page).getByRole('heading', {level: 3})).toBeFocused();
  await keyboard.press('Tab');
  await expect(receipt(page).getByRole('link', {name: 'Open the email'})).toBeFocused();
});

test('an applicant can drop a CV on its field; a file dropped elsewhere changes nothing', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath(cv.name);
  await writeFile(file, cv.buffer);
  await openForm(page);
  const area = field(page, 'resume');
  // Scrolls to the field and waits until it no longer moves.
  await area.hover();
  const box = await area.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  await drop(page, [file, file], x, y);
  await expect(form(page).getByText('Choose one file.')).toBeVisible();
  await drop(page, [file], x, y);
  await expect(removeCv(page, cv)).toBeVisible();
  await expect(form(page).getByText('Choose one file.')).toHaveCount(0);

  await drop(page, [file], 5, y);
  await expect(page).toHaveURL(APPLY);
  await expect(removeCv(page, cv)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the whole form is readable and gives other ways to apply', async ({page}) => {
    await page.goto(APPLY);
    for (const name of fieldNames) {
      await expect(form(page).locator(`[name="${name}"]`).first(), name).toBeVisible();
    }
    await expect(field(page, 'resume')).toHaveAttribute('type', 'file');
    await expect(form(page).getByText('This form needs JavaScript.')).toBeVisible();
    await expect(
      form(page).getByRole('link', {name: brand.phone.main.display}).first(),
    ).toBeVisible();
    const mail = form(page).locator(`a[href^="mailto:${brand.email.careers}?"][href*="body="]`);
    await expect(mail.first()).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
  });
});

/** Blocks every script file, so that only the HTML and its inline scripts remain. */
async function blockScriptFiles(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) => route.abort());
}

test('before any script has loaded, the first screen names the job that the address selects', async ({
  page,
}) => {
  await blockScriptFiles(page);
  const {title, locations, closes, slug} = openingCalled('bench-joiner');
  await page.goto(`${APPLY}?position=bench-joiner`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Apply: ${title}`);
  const lead = page.locator('main .lead');
  await expect(lead).toContainText(locations[0]?.town ?? '');
  await expect(lead).toContainText('£');
  await expect(lead).toContainText(closingMoment({closes}));
  const back = page.getByRole('link', {name: `Back to ${title}`});
  await expect(back).toHaveAttribute('href', `/careers/${slug}`);
  await page.goto(`${APPLY}?position=constructor`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Application form');
});

test('hydration causes no layout shift, and the heading still names the job', async ({page}) => {
  for (const query of ['', '?position=bench-joiner']) {
    await openForm(page, query);
    const expected = query === '' ? 'Application form' : 'Apply: Bench Joiner';
    await expect(page.getByRole('heading', {level: 1})).toHaveText(expected);
    await expect(field(page, 'position')).toHaveValue(query === '' ? '' : 'bench-joiner');
    // Allows for the fallback font, which is not exactly as wide as the site's font.
    expect(await layoutShifts(page), query).toBeLessThan(0.005);
  }
});

test('the page says once, above the form, that the application is sent by email', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  await openForm(page, '?position=emergency-response-coordinator');
  const sentence = page.getByText(/prepares your application.*by email/);
  await expect(sentence).toHaveCount(1);
  await expect(sentence).toBeInViewport({ratio: 1});
  await expect(page.locator('main .button:visible')).toHaveText([texts.send]);
});

/** Spaces text further than readers may expect (WCAG 1.4.12). The security policy allows this way. */
async function widenSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body * {line-height: 2; letter-spacing: 0.24em; word-spacing: 0.32em}');
    document.adoptedStyleSheets = [sheet];
  });
}

test('the last step is one email with everything in it, beside a toast that covers nothing', async ({
  page,
}) => {
  const person = applicant();
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({width, height});
    await openForm(page);
    if (width === 360) await widenSpacing(page);
    await fill(page, person);
    await send(page);
    await expectSent(page);
    const toast = await page.locator('.toast').boundingBox();
    const panel = await receipt(page).boundingBox();
    const end = (toast?.y ?? 0) + (toast?.height ?? 0);
    expect(end, `at ${width} px`).toBeLessThanOrEqual(panel?.y ?? 0);
    await expect(page.locator('.toast')).toBeInViewport({ratio: 1});
    await expect(receipt(page).getByRole('heading', {level: 3})).toBeInViewport();
  }
  const link = receipt(page).getByRole('link', {name: 'Open the email'});
  const {title, reference} = openingCalled(person.position);
  expect(await subjectOf(link)).toBe(`Application: ${title} (${reference})`);
  const mail = decodeURIComponent((await link.getAttribute('href')) ?? '');
  for (const text of [person.firstName, person.email, person.postalCode, cv.name]) {
    expect(mail).toContain(text);
  }
  await expect(receipt(page).getByRole('button', {name: 'Copy my application'})).toBeVisible();

  // Closing the toast moves nothing that the applicant is about to press.
  const before = await link.boundingBox();
  await page.getByRole('status').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);

  // The privacy notice says that nothing is kept once the application is submitted.
  await page.reload();
  await expect(form(page)).toBeVisible();
  await expectEmpty(page);
});

test('an application that is too long for a link is copied first, and nothing is cut off', async ({
  page,
}) => {
  const person = {...applicant(), experience: 'Stairs, sashes and doors. '.repeat(300).trim()};
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await fill(page, person);
  await send(page);
  await expect(receipt(page).getByText(/too long for an email link/)).toBeVisible();
  await expect(receipt(page).locator('.button').first()).toHaveText('Copy my application');
  await receipt(page).getByRole('button', {name: 'Copy my application'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(person.experience);
});

test('the form keeps what the visitor enters before the scripts have loaded', async ({page}) => {
  const person = applicant();
  const release = await hold(page);
  await page.goto(APPLY, {waitUntil: 'commit'});
  await fillFields(page, person);
  await chooseCv(page, cv);
  release();
  await expectNothingLost(page, person);
  await send(page);
  await expectSent(page);
});
