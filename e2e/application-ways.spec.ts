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
  expectNothingLost,
  expectSent,
  field,
  fieldNames,
  fillFields,
  form,
  openForm,
  receipt,
  removeCv,
  send,
  sendButton,
} from './application';
import {openingCalled} from './openings';
import {hold, layoutShifts, open} from './site';
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
  await expect(receipt(page).getByRole('link', {name: 'Apply by email'})).toBeFocused();
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

test('a link to the form moves the focus to it', async ({page}) => {
  await open(page, `${APPLY}#application-form`);
  await expect(page.locator('#application-form')).toBeFocused();
  await expect(page.locator('#application-form')).toBeInViewport();
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
  const {title, location, closes, slug} = openingCalled('bench-joiner');
  await page.goto(`${APPLY}?position=bench-joiner`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Apply: ${title}`);
  const lead = page.locator('main .lead');
  await expect(lead).toContainText(location.town);
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

test('the first screen of a phone offers to apply by email, with the job in the subject', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  const {title, reference} = openingCalled('emergency-response-coordinator');
  await openForm(page, '?position=emergency-response-coordinator');
  const link = page.getByRole('link', {name: 'Apply by email'});
  await expect(link).toBeInViewport({ratio: 1});
  expect(await subjectOf(link)).toBe(`Application: ${title} (${reference})`);
});

test('the list of openings has a link for each job to apply by email', async ({page}) => {
  await open(page, '/careers');
  const {title, reference} = openingCalled('bench-joiner');
  const row = page
    .getByRole('listitem')
    .filter({has: page.getByRole('link', {name: title, exact: true})});
  await row.getByText(/how to apply/).click();
  const link = row.getByRole('link', {name: /^Apply by email/});
  expect(await subjectOf(link)).toBe(`Application: ${title} (${reference})`);
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
