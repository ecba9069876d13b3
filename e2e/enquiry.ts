import {expect, type Page} from 'playwright/test';
import {texts} from '@site/src/features/contact/enquiry/rules';
import {open} from './site';
import {specification} from './specification';

const {divisions, fields} = specification.enquiry;

/** The company that these journeys write to: its value in the form, and its name. */
export const [DIVISION, ADDRESSEE] = divisions.find(([id]) => id.endsWith('-facilities')) ??
  divisions.at(-1) ?? ['', ''];

const MESSAGE =
  'We take over a six-storey office in February and need guarding from the first night.';

/** A visitor whose message is unique to this test. */
export function visitor(): {name: string; email: string; phone: string; message: string} {
  const mark = Math.random().toString(36).slice(2, 10);
  return {
    name: `Zoë O’Neill ${mark}`,
    email: `zoe.${mark}@example.com`,
    phone: '+44 (0)1632 960 218',
    message: `${MESSAGE} Reference ${mark}.`,
  };
}

/** Opens the form with a fake clock, so that tests need not wait for time limits. */
export async function openForm(page: Page, path = '/contact'): Promise<void> {
  await page.clock.install();
  await open(page, path);
}

export function field(page: Page, name: keyof typeof fields) {
  return page.getByRole('form', {name: 'Enquiry'}).getByLabel(fields[name].label);
}

export async function fill(page: Page, person: ReturnType<typeof visitor>): Promise<void> {
  await field(page, 'name').fill(person.name);
  await field(page, 'email').fill(person.email);
  await field(page, 'phone').fill(person.phone);
  await field(page, 'division').selectOption(DIVISION);
  await field(page, 'message').fill(person.message);
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', {name: texts.send, exact: true}).click();
}

export async function expectNothingLost(
  page: Page,
  person: ReturnType<typeof visitor>,
): Promise<void> {
  await expect(field(page, 'name')).toHaveValue(person.name);
  await expect(field(page, 'email')).toHaveValue(person.email);
  await expect(field(page, 'phone')).toHaveValue(person.phone);
  await expect(field(page, 'division')).toHaveValue(DIVISION);
  await expect(field(page, 'message')).toHaveValue(person.message);
}
