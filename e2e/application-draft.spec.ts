import {expect, test} from 'playwright/test';
import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {
  applicant,
  chooseCv,
  cv,
  errorOf,
  expectEmpty,
  expectFields,
  expectSent,
  field,
  fill,
  form,
  openForm,
  receipt,
  removeCv,
  send,
} from './application';
import {hydrated} from './site';
import {specification} from './specification';

test.beforeEach(async ({page}) => page.clock.setFixedTime(OPENINGS_DAY));

test('a draft survives a reload and a visit to another page, and is deleted after sending; the CV must be chosen again', async ({
  page,
}) => {
  const person = applicant();
  const chooseAgain = form(page).getByText('Choose your CV again: this page doesn’t keep it.');
  await openForm(page);
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
  await expect(chooseAgain).toContainText(cv.name);
  await send(page);
  await expect(errorOf(page, 'resume')).toHaveText(specification.application.fields.resume.message);
  await expect(field(page, 'resume')).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await hydrated(page);
  await expectFields(page, person);
  // A back/forward cache would also keep the chosen file, but this browser reloads the page.
  await expect(chooseAgain).toBeVisible();
  await chooseCv(page, cv);
  await send(page);
  await expectSent(page);
  await expect(receipt(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expectEmpty(page);
  await expect(receipt(page)).toHaveCount(0);
  await expect(chooseAgain).toHaveCount(0);
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
