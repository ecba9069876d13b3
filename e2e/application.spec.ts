import {expect, test} from 'playwright/test';
import {fileSize} from '@site/src/features/documents/record/file-size';
import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {accessibilityFindings} from './accessibility';
import {
  applicant,
  chooseCv,
  chosenFiles,
  cv,
  downloadedReceipt,
  errorOf,
  expectEmpty,
  expectSent,
  field,
  fieldNames,
  fill,
  form,
  POSITION,
  onReceipt,
  openForm,
  receipt,
  removeCv,
  send,
  summary,
} from './application';
import {openingCalled} from './openings';
import {open} from './site';
import {specification} from './specification';

const {fields, sent: sentWords} = specification.application;

test.skip(POSITION === '', 'No advert is open.');

test.beforeEach(async ({page}) => page.clock.setFixedTime(OPENINGS_DAY));

test('invalid fields show the specification’s messages until they are corrected', async ({
  page,
}) => {
  const person = applicant();
  await openForm(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  await send(page);
  for (const name of fieldNames) {
    await expect(errorOf(page, name)).toHaveText(fields[name].message);
  }
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary(page).getByRole('status')).toHaveText(
    `There are ${fieldNames.length} problems`,
  );
  await expect(summary(page).getByRole('link')).toHaveText(
    fieldNames.map((name) => fields[name].message),
  );
  expect(await accessibilityFindings(page)).toEqual([]);

  await summary(page).getByRole('link', {name: fields.resume.message}).click();
  await expect(field(page, 'resume')).toBeFocused();
  await expect(field(page, 'resume')).toBeInViewport();

  await field(page, 'firstName').fill('Z');
  await expect(errorOf(page, 'firstName')).toBeVisible();
  await field(page, 'firstName').fill('Zo');
  await expect(errorOf(page, 'firstName')).toHaveCount(0);
  await expect(summary(page).getByRole('link')).toHaveCount(fieldNames.length - 1);
  await expect(page).toHaveTitle(/^Error: /);
  await fill(page, person);
  await expect(summary(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error: /);
});

test('the first invalid field is shown below the header in any window', async ({page}) => {
  for (const [width, height] of [
    [320, 256],
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({width, height});
    for (const address of ['/careers/apply', '/contact']) {
      await open(page, address);
      await page.locator('main form [type=submit]').first().click();
      const invalid = page.locator('[aria-invalid=true]').first();
      await expect(invalid).toBeFocused();
      await expect(invalid).toBeInViewport({ratio: 1});
      const header = await page.locator('.header').boundingBox();
      const control = await invalid.boundingBox();
      expect(control?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
  }
});

test('a CV of another kind shows the specification’s message; one that cannot be read only advice', async ({
  page,
}) => {
  await openForm(page);
  await expect(field(page, 'resume')).toHaveAttribute('accept', /^\.pdf,\.doc,\.docx,/);
  await chooseCv(page, {name: 'cv.odt', mimeType: '', buffer: cv.buffer});
  await expect(errorOf(page, 'resume')).toHaveText(fields.resume.message);
  await expect(form(page).getByText(/isn’t a PDF, DOC or DOCX/)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  const unreadable = {name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('1234')};
  await fill(page, applicant(), unreadable);
  await expect(errorOf(page, 'resume')).toHaveCount(0);
  const shown = form(page).getByRole('status').filter({hasText: unreadable.name});
  await expect(shown).toContainText(fileSize(unreadable.buffer.length));
  await expect(shown).toContainText('You can still send it, or choose another file.');
  await removeCv(page, unreadable).click();
  await expect(shown).toHaveCount(0);
  await expect(field(page, 'resume')).toBeFocused();
  expect(await chosenFiles(page)).toEqual([]);
  await chooseCv(page, unreadable);
  await send(page);
  await expectSent(page);
});

test('sending shows a receipt, and no data leaves the device', async ({page}) => {
  const person = applicant();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes(person.email)) {
      sent.push(`${request.method()} ${request.url()}`);
    }
  });
  await openForm(page);
  await expect(page.getByText(/your device/)).toHaveCount(0);
  await fill(page, person);
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await send(page);
  await expectSent(page);
  // The receipt replaces the form. Its heading is focused and visible below the header.
  await expect(form(page)).toBeHidden();
  const heading = receipt(page).getByRole('heading', {level: 3});
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ratio: 1});
  const {y = 0} = (await heading.boundingBox()) ?? {};
  const toast = await page.getByRole('status').filter({hasText: sentWords}).boundingBox();
  expect(y).toBeGreaterThan((toast?.y ?? 0) + (toast?.height ?? 0));
  expect(y).toBeLessThan(280);
  const [, data] = (await logged).args();
  expect(await data?.jsonValue()).toEqual({
    ...person,
    resume: {name: cv.name, size: cv.buffer.length},
  });

  await expectEmpty(page);
  expect(await page.evaluate((name) => sessionStorage.getItem(name), APPLICATION_DRAFT_NAME)).toBe(
    null,
  );
  await expect(onReceipt(page, 'Reference')).toHaveText(
    new RegExp(`^APP-${OPENINGS_DAY.slice(0, 10).replaceAll('-', '')}-\\w{8}$`),
  );
  const {title, reference} = openingCalled(person.position);
  await expect(onReceipt(page, 'Position')).toHaveText(`${title}, ${reference}`);
  const entered: Readonly<Record<string, string>> = {
    [fields.firstName.label]: person.firstName,
    [fields.lastName.label]: person.lastName,
    [fields.email.label]: person.email,
    [fields.phone.label]: person.phone,
    [fields.address.label]: person.address,
    [fields.postalCode.label]: person.postalCode,
    Experience: person.experience,
    Available: 'Flexible hours',
    File: cv.name,
  };
  for (const [term, value] of Object.entries(entered)) {
    await expect(onReceipt(page, term)).toHaveText(value);
  }
  await expect(heading).toHaveText('One step left: email your application to us');
  await expect(receipt(page).getByText(/^It isn’t with us until you do\./)).toBeVisible();
  await expect(page.getByText(/connected|your device|receipt/i)).toHaveCount(0);
  const text = await downloadedReceipt(page);
  for (const row of await receipt(page).locator('dl > div').all()) {
    const term = await row.getByRole('term').textContent();
    const value = await row.getByRole('definition').textContent();
    expect(text).toContain(
      `${term ?? ''}: ${value ?? ''}`.replaceAll('\u00A0', ' ').replaceAll('\n', '\r\n'),
    );
  }
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(sent).toEqual([]);

  await receipt(page).getByRole('link', {name: 'Apply for another job'}).click();
  await expect(page).toHaveURL(/\/careers#current-openings$/);
});
