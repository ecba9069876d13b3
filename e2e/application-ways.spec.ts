import {writeFile} from 'node:fs/promises';
import {expect, test, type Page} from 'playwright/test';
import {availabilities, rules} from '@site/src/features/application/rules';
import {texts} from '@site/src/features/application/texts';
import {brand} from '@site/src/data/brand/brand';
import {APPLICATION_FORM, APPLY_PATH} from '@site/src/plugins/openings/addresses';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {
  applicant,
  availability,
  cv,
  errorOf,
  expectNothingLost,
  expectSent,
  field,
  fill,
  form,
  openForm,
  receipt,
  removeCv,
  send,
  sendButton,
  summary,
} from './application';
import {open} from './site';

test.beforeEach(async ({page}) => page.clock.setFixedTime(OPENINGS_DAY));

/** Drops files as the system does when the visitor lets go of them over a place of the page. */
async function drop(page: Page, files: readonly string[], x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = {items: [], files: [...files], dragOperationsMask: 1};
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {type, x, y, data});
  }
  await session.detach();
}

test('the whole form is filled in with the keyboard alone, up to the receipt', async ({page}) => {
  const person = applicant();
  const {keyboard} = page;
  // Long before it is needed: the browser must know that nobody is there to answer its own window.
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
  for (const {id} of availabilities) {
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
  await expect(receipt(page)).toBeFocused();
  await keyboard.press('Tab');
  await expect(receipt(page).getByRole('link', {name: 'Apply by e-mail'})).toBeFocused();
});

test('blanks are no answer', async ({page}) => {
  await openForm(page);
  await fill(page, {
    ...applicant(),
    lastName: '  Z  ',
    phone: ' 0163 ',
    postalCode: ' 1\u200F ',
    experience: ' \n '.repeat(5),
  });
  await send(page);
  await expect(field(page, 'lastName')).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText(
    (['lastName', 'phone', 'postalCode', 'experience'] as const).map((name) => rules[name].message),
  );
});

test('an application in haste is asked for again, not dropped', async ({page}) => {
  const person = applicant();
  await openForm(page);
  // The form measures the visit by this clock: while it stands still, everybody is in haste.
  await page.evaluate(() => {
    performance.now = () => 0;
  });
  await fill(page, person);
  await send(page);
  await expect(page.getByText(texts.hasty)).toBeVisible();
  await expectNothingLost(page, person);
  await send(page);
  await expectSent(page);
});

test('a CV may be dropped on its field; beside it, a file does no harm', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath(cv.name);
  await writeFile(file, cv.buffer);
  await openForm(page);
  const area = field(page, 'resume');
  // Scrolls there, and waits until the page stands still.
  await area.hover();
  const box = await area.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  await drop(page, [file, file], x, y);
  await expect(errorOf(page, 'resume')).toHaveText(/^Choose one file\./);
  await drop(page, [file], x, y);
  await expect(removeCv(page, cv)).toBeVisible();
  await expect(errorOf(page, 'resume')).toHaveCount(0);

  await drop(page, [file], 5, y);
  await expect(page).toHaveURL(APPLY_PATH);
  await expect(removeCv(page, cv)).toBeVisible();
});

test('a link to the form brings the focus', async ({page}) => {
  await open(page, `${APPLY_PATH}#${APPLICATION_FORM}`);
  await expect(page.locator(`#${APPLICATION_FORM}`)).toBeFocused();
  await expect(page.locator(`#${APPLICATION_FORM}`)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page gives phone, e-mail and a letter to begin with', async ({page}) => {
    await page.goto(APPLY_PATH);
    const main = page.locator('main');
    await expect(main.getByRole('link', {name: brand.phone.main.display}).first()).toBeVisible();
    const mail = main.locator(`a[href^="mailto:${brand.email.careers}?"][href*="body="]`).first();
    await expect(mail).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
  });
});

test('a form whose script does not come leaves phone, e-mail and a second try', async ({page}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.add(request.url());
    }
  });
  await openForm(page);
  const withForm = [...scripts];
  scripts.clear();
  await open(page, '/about');
  const [address = ''] = withForm.filter((url) => url.includes('application-form'));
  expect(address).not.toBe('');
  await page.route(address, (route) => route.abort());
  await page.goto(APPLY_PATH);
  const alert = page.getByRole('alert').filter({hasText: 'The form could not be loaded.'});
  await expect(alert.getByRole('link', {name: brand.phone.main.display})).toBeVisible();
  await page.unroute(address);
  await page.getByRole('button', {name: 'Load the form again'}).click();
  await expect(form(page)).toBeVisible();
});
