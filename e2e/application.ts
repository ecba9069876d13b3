import {createHash} from 'node:crypto';
import {expect, type Locator, type Page} from 'playwright/test';
import {cvCalled, type CvFixture} from '@site/src/features/careers/application/cv.test-data';
import {
  type Application,
  type FieldName,
  texts,
} from '@site/src/features/careers/application/rules';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {openAt} from './openings';
import {open} from './site';
import {fixed, specification} from './specification';

const {availabilities, fields, sent: sentWords} = specification.application;

/** All fields, in the order of the form. */
export const fieldNames = Object.keys(fields) as FieldName[];

/** Text fields, in the order of the form. */
export const TYPED = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'postalCode',
  'experience',
] as const satisfies readonly FieldName[];

/** A CV that every delivery method accepts. */
export const cv = cvCalled('cv.pdf');

/** The opening that these journeys apply for. */
export const POSITION = fixed('bench-joiner', openAt(OPENINGS_DAY)[0]?.slug ?? '');

/** An applicant whose name and email address are unique to this test. */
export function applicant(position = POSITION): Application {
  const mark = Math.random().toString(36).slice(2, 10);
  return {
    firstName: `Zoë ${mark}`,
    lastName: 'O’Neill-Ångström',
    email: `zoe.${mark}@example.com`,
    phone: '+44 (0)1632 960 218',
    address: '1 Jetty Road\nTilbury',
    postalCode: 'RM18 0',
    position,
    experience: `Six years at the bench.\nStairs & sashes: 100% "mine" <b>${mark}</b>.`,
    availability: 'flexible',
    resume: cv.name,
    workEligibility: true,
    dataConsent: true,
  };
}

/** Opens the form without smooth scrolling. The caller sets the clock. */
export async function openForm(page: Page, query = ''): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `/careers/apply${query}`);
}

/** The form, even while it is hidden because a receipt replaces it. */
export function form(page: Page): Locator {
  return page.locator('form#application');
}

/** Finds a field by its label; for availability, the group of radio buttons. */
export function field(page: Page, name: FieldName): Locator {
  return form(page).getByLabel(fields[name].label, {exact: true});
}

export function availability(page: Page, id: string): Locator {
  const [, name] = availabilities.find(([choice]) => choice === id) ?? [];
  return field(page, 'availability').getByRole('radio', {name, exact: true});
}

export function errorOf(page: Page, name: FieldName): Locator {
  return form(page).locator(`#application-${name}-error`);
}

/** The error summary, with links to the fields. */
export function summary(page: Page): Locator {
  return form(page).locator('.problems');
}

/** The button that removes a chosen CV. */
export function removeCv(page: Page, {name}: Pick<CvFixture, 'name'>): Locator {
  return form(page).getByRole('button', {name: `Remove ${name}`, exact: true});
}

export async function chooseCv(page: Page, {name, mimeType, buffer}: CvFixture): Promise<void> {
  await field(page, 'resume').setInputFiles({name, mimeType, buffer});
}

/** Fills in every field except the CV. */
export async function fillFields(page: Page, person: Application): Promise<void> {
  for (const name of TYPED) {
    await field(page, name).fill(person[name]);
  }
  await field(page, 'position').selectOption(person.position);
  await availability(page, person.availability).check();
  await field(page, 'workEligibility').check();
  await field(page, 'dataConsent').check();
}

export async function fill(page: Page, person: Application, file = cv): Promise<void> {
  await fillFields(page, person);
  await chooseCv(page, file);
  await expect(removeCv(page, file)).toBeVisible();
}

export function sendButton(page: Page): Locator {
  return form(page).getByRole('button', {name: texts.send, exact: true});
}

export async function send(page: Page): Promise<void> {
  await sendButton(page).click();
}

/** The fields of an application as the server receives them, without the CV. */
export function sent(person: Application): Record<string, string> {
  const names = fieldNames.filter((name) => name !== 'resume');
  // Multipart forms send line breaks as CRLF.
  return Object.fromEntries(
    names.map((name) => [name, String(person[name]).replaceAll('\n', '\r\n')]),
  );
}

/** Checks the value of every field except the CV. */
export async function expectFields(page: Page, person: Application): Promise<void> {
  for (const name of [...TYPED, 'position'] as const) {
    await expect(field(page, name)).toHaveValue(person[name]);
  }
  await expect(availability(page, person.availability)).toBeChecked();
  await expect(field(page, 'workEligibility')).toBeChecked();
  await expect(field(page, 'dataConsent')).toBeChecked();
}

/** Checks the value of every field, and that the CV is chosen. */
export async function expectNothingLost(page: Page, person: Application): Promise<void> {
  await expectFields(page, person);
  await expect(removeCv(page, {name: person.resume})).toBeVisible();
}

export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByText(sentWords, {exact: true})).toBeVisible();
}

/** Checks that the form is empty, even if a receipt hides it. */
export async function expectEmpty(page: Page): Promise<void> {
  for (const name of [...TYPED, 'position'] as const) {
    await expect(field(page, name)).toHaveValue('');
  }
  await expect(form(page).locator('[name=availability]:checked')).toHaveCount(0);
  await expect(field(page, 'workEligibility')).not.toBeChecked();
  await expect(field(page, 'dataConsent')).not.toBeChecked();
  expect(await chosenFiles(page)).toEqual([]);
}

/** Names of the files in the CV field. */
export function chosenFiles(page: Page): Promise<string[]> {
  return field(page, 'resume').evaluate((input) =>
    [...((input as HTMLInputElement).files ?? [])].map(({name}) => name),
  );
}

/** The panel that replaces the form after a successful submission. */
export function receipt(page: Page): Locator {
  return page.getByRole('region', {name: /^(?:Your application was sent to|One step left:)/});
}

/** The panel that appears after a failed submission. */
export function failure(page: Page, heading: string = texts.failed): Locator {
  return page.getByRole('region', {name: heading, exact: true});
}

/** The value beside a term on the receipt. */
export function onReceipt(page: Page, term: string): Locator {
  const row = receipt(page)
    .locator('dl > div')
    .filter({has: page.getByRole('term').getByText(term, {exact: true})});
  return row.getByRole('definition');
}

/** Returns the text that "Download as text" saves. */
export async function downloadedReceipt(page: Page): Promise<string> {
  const link = receipt(page).getByRole('link', {name: 'Download as text'});
  const [, text = ''] = ((await link.getAttribute('href')) ?? '').split(',');
  return decodeURIComponent(text);
}

/** Collects every console message from now on. */
export function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

/** Checks that the console received none of this applicant's data. */
export function expectNotLogged(
  lines: readonly string[],
  {firstName, email, phone, resume}: Application,
): void {
  for (const word of [firstName, email, phone, resume]) {
    expect(lines.join('\n')).not.toContain(word);
  }
}

/** A CV as the mailbox lists it. */
export function asAttachment({name, mimeType, buffer}: CvFixture) {
  const sha256 = createHash('sha256').update(buffer).digest('hex');
  return {name, type: mimeType, size: buffer.length, sha256};
}
