import {expect, test} from 'playwright/test';
import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {CANDIDATE_NOTICE} from '@site/src/features/careers/application/receipt';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {
  applicant,
  chooseCv,
  cv,
  errorOf,
  expectEmpty,
  expectFields,
  expectNothingLost,
  expectSent,
  field,
  fill,
  form,
  openForm,
  receipt,
  removeCv,
  send,
} from './application';
import {blockStorage, hydrated} from './site';
import {specification} from './specification';

test.beforeEach(async ({page}) => page.clock.setFixedTime(OPENINGS_DAY));

test('a draft survives a reload, but the applicant must choose the CV again', async ({page}) => {
  const person = applicant();
  await openForm(page);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await fill(page, person);
  const stored = await page.evaluate(
    (name) => sessionStorage.getItem(name),
    APPLICATION_DRAFT_NAME,
  );
  expect(stored).toContain(person.email);
  expect(stored).not.toContain(cv.buffer.toString('latin1').slice(0, 5));

  await page.reload();
  await hydrated(page);
  await expectFields(page, person);
  await expect(removeCv(page, cv)).toHaveCount(0);
  await expect(
    form(page).getByText('Choose your CV again: this page doesn’t keep it.'),
  ).toContainText(cv.name);
  await send(page);
  await expect(errorOf(page, 'resume')).toHaveText(specification.application.fields.resume.message);
  await expect(field(page, 'resume')).toBeFocused();
});

test('a draft survives a visit to another page and is deleted after sending', async ({page}) => {
  const person = applicant();
  await openForm(page);
  await fill(page, person);
  await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await hydrated(page);
  await expectFields(page, person);
  // A back/forward cache would also keep the chosen file, but this browser reloads the page.
  await expect(form(page).getByText('Choose your CV again')).toBeVisible();
  await chooseCv(page, cv);
  await send(page);
  await expectSent(page);
  await expect(receipt(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expectEmpty(page);
  await expect(receipt(page)).toHaveCount(0);
  await expect(form(page).getByText('Choose your CV again')).toHaveCount(0);
});

test('the privacy notice beside the checkbox opens in a new tab, and the form keeps its values', async ({
  page,
  context,
}) => {
  const person = applicant();
  await openForm(page);
  await fill(page, person);
  const other = context.waitForEvent('page');
  await form(page)
    .getByRole('link', {name: /opens in a new tab/})
    .click();
  await expect(await other).toHaveURL(CANDIDATE_NOTICE);
  await expectNothingLost(page, person);
});

test('an applicant can send the form when the browser blocks storage', async ({page}) => {
  await blockStorage(page);
  const faults: Error[] = [];
  page.on('pageerror', (error) => faults.push(error));
  const person = applicant();
  await openForm(page);
  await fill(page, person);
  await send(page);
  await expectSent(page);
  await expectEmpty(page);
  expect(faults).toEqual([]);
});

test('a link to another job replaces the position in the draft; reloading the page does not', async ({
  page,
}) => {
  const person = applicant('site-manager');
  await openForm(page, '?position=bench-joiner');
  await fill(page, person);
  await page.reload();
  await hydrated(page);
  await expectFields(page, person);
  await page.goto('/careers/apply?position=fire-door-installer');
  await hydrated(page);
  await expectFields(page, {...person, position: 'fire-door-installer'});
  await expect(form(page).getByText('That job isn’t open.')).toHaveCount(0);
});

test('a CV that is put in without an event is sent', async ({page}) => {
  await openForm(page);
  await fill(page, applicant());
  await field(page, 'resume').evaluate((input) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7'], 'newer.pdf'));
    (input as HTMLInputElement).files = transfer.files;
  });
  await send(page);
  await expectSent(page);
  await expect(receipt(page)).toContainText('newer.pdf');
});
