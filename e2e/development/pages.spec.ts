import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from 'playwright/test';
import {finderTexts} from '@site/src/features/careers/finder/texts';
import {LATER_DAY} from '../../tools/builds.mjs';
import {fill, send, visitor} from '../enquiry';
import {messagesFrom} from '../mailbox';
import {openAt} from '../openings';
import {specification} from '../specification';
import {slowExpect, test} from './development';

/* Tests `npm start`, which renders pages in the browser and is another program than the build. */

/** Opens a page. Returns the errors that its scripts throw and that React finds. */
async function openPage(page: Page, address: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('404: no page at')) {
      errors.push(message.text());
    }
  });
  await page.goto(address);
  await slowExpect(page.locator('main h1')).toBeVisible();
  return errors;
}

const [opening] = openAt(LATER_DAY);

for (const [address, heading] of [
  ['/', /\w/],
  ['/policies', 'Policies'],
  ['/policies/whistleblowing', 'Whistleblowing policy'],
  ['/policies/whistleblowing/versions/4.0', /Whistleblowing policy/],
  ['/2025/policies/whistleblowing', 'Whistleblowing policy'],
  ['/services/cleaning', 'Cleaning'],
  [`/careers/${opening?.slug ?? ''}`, opening?.title ?? ''],
  ['/nowhere', specification.notFound.heading],
] as const) {
  test(`npm start shows ${address} without errors`, async ({page}) => {
    const errors = await openPage(page, address);
    await expect(page.locator('main h1')).toHaveText(heading);
    expect(errors).toEqual([]);
  });
}

test('npm start redirects an old address', async ({page}) => {
  await page.goto('/architects');
  await slowExpect(page).toHaveURL('/design');
});

test('npm start filters the openings', async ({page}) => {
  await page.clock.setFixedTime(LATER_DAY);
  const errors = await openPage(page, '/careers');
  const titles = page.locator('#current-openings').getByRole('listitem').getByRole('heading');
  const openings = openAt(LATER_DAY).map(({title}) => title);
  await expect(titles).toHaveText(openings);
  await page.getByRole('searchbox', {name: finderTexts.search}).fill(openings[0] ?? '');
  await expect(titles.first()).toHaveText(openings[0] ?? '');
  await expect(titles).not.toHaveCount(openings.length);
  expect(errors).toEqual([]);
});

test('npm start takes an enquiry, and its mailbox shows it', async ({page}) => {
  const person = visitor();
  await openPage(page, '/contact');
  await fill(page, person);
  await send(page);
  await expect(page.getByRole('status').getByText(specification.enquiry.sent)).toBeVisible();
  const [message] = await messagesFrom(page, person.email);
  await page.goto(`/mailbox/${message?.id ?? ''}`);
  await expect(page.getByText(person.message)).toBeVisible();
});

test('npm start searches the last build', async ({page}) => {
  await openPage(page, '/search?q=whistleblowing');
  const result = page.locator('main').getByText(/^Policy · Whistleblowing policy, clause/);
  await slowExpect(result.first()).toBeVisible();
});

test('npm start reports a mistake in a document until it is corrected', async ({
  page,
  development: {folder, printed},
}) => {
  const file = 'docs/services/cleaning.mdx';
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  await openPage(page, '/services/cleaning');

  writeFileSync(place, text.replace('company: facilities', 'company: cleaners'));
  await slowExpect.poll(printed).toContain(file);
  expect(printed()).toContain('cleaners');
  expect(printed()).not.toContain('The content has no problems now.');
  await expect(page.locator('main h1')).toHaveText('Cleaning');

  writeFileSync(place, text.replace('title: Cleaning', 'title: Cleaning corrected'));
  await slowExpect.poll(printed).toContain('The content has no problems now.');
  await slowExpect(page.locator('main h1')).toHaveText('Cleaning corrected');
});
