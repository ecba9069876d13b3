import {expect, test} from 'playwright/test';
import {POSITION_CLOSED} from '@site/src/features/careers/application/rules';
import {placeWords} from '../src/shared/openings/words';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {accessibilityFindings} from './accessibility';
import {
  applicant,
  chooseCv,
  cv,
  errorOf,
  expectNothingLost,
  expectSent,
  field,
  fill,
  form,
  openForm,
  send,
  watchConsole,
} from './application';
import {openAt, openingCalled} from './openings';
import {hydrated} from './site';

const UNKNOWN = 'That job isn’t open. You can choose another one below.';

/** Slug of the opening that closes first. */
const CLOSING = openAt(OPENINGS_DAY).reduce((first, opening) =>
  opening.closesAt < first.closesAt ? opening : first,
).slug;

test('a link selects the position and shows its details; the visitor can select another', async ({
  page,
}) => {
  await page.clock.setFixedTime(OPENINGS_DAY);
  const opening = openingCalled('bench-joiner');
  await openForm(page, '?position=bench-joiner');
  await expect(field(page, 'position')).toHaveValue('bench-joiner');
  const facts = form(page).getByRole('status').filter({hasText: opening.reference});
  await expect(facts).toContainText(placeWords(opening));
  await expect(facts.getByRole('link', {name: /^Read the advert/})).toHaveAttribute(
    'href',
    `/careers/${opening.slug}`,
  );
  await field(page, 'position').selectOption('site-manager');
  await expect(facts).toHaveCount(0);
  await expect(form(page).getByText(openingCalled('site-manager').reference)).toBeVisible();
});

test('a link with an invalid position selects nothing, says that the job isn’t open, and leaves the choice of all open positions', async ({
  page,
}) => {
  await page.clock.setFixedTime(OPENINGS_DAY);
  const titles = [...new Set(openAt(OPENINGS_DAY).map(({title}) => title))].sort();
  const options = field(page, 'position').locator('option');
  for (const value of ['constructor', 'Bench-Joiner', ' bench-joiner']) {
    await openForm(page, `?position=${encodeURIComponent(value)}`);
    await expect(form(page).getByText(UNKNOWN), value).toBeVisible();
    await expect(field(page, 'position'), value).toHaveValue('');
  }
  await expect(options).toHaveText(['Choose a position', ...titles]);
  await field(page, 'position').selectOption('bench-joiner');
  await expect(form(page).getByText(UNKNOWN)).toHaveCount(0);
});

test('a position that closed after the build, or while the visitor fills in the form, is rejected with a reason', async ({
  page,
}) => {
  const {closesAt, title} = openingCalled(CLOSING);
  const person = applicant(CLOSING);
  const written = watchConsole(page);
  await page.clock.setFixedTime(Date.parse(closesAt) - 60_000);
  await openForm(page, `?position=${CLOSING}`);
  await fill(page, applicant(CLOSING));
  await expect(form(page).getByText('Applications for this job have closed.')).toHaveCount(0);
  await page.clock.setFixedTime(closesAt);
  await send(page);
  await expect(errorOf(page, 'position')).toHaveText(POSITION_CLOSED);

  await openForm(page, `?position=${CLOSING}`);
  await expect(form(page).getByText('Applications for this job have closed.')).toBeVisible();
  await expect(field(page, 'position').locator('option:checked')).toHaveText(`${title} (closed)`);
  await fill(page, person);
  await send(page);
  await expect(errorOf(page, 'position')).toHaveText(POSITION_CLOSED);
  await expect(field(page, 'position')).toBeFocused();
  await expectNothingLost(page, person);
  expect(written.join()).not.toContain(person.email);
  expect(await accessibilityFindings(page)).toEqual([]);

  await form(page).getByRole('link', {name: 'Other openings'}).click();
  await expect(page).toHaveURL('/careers#current-openings');
  await page.goBack();
  await hydrated(page);
  await field(page, 'position').selectOption('bench-joiner');
  await chooseCv(page, cv);
  await send(page);
  await expectSent(page);
});
