import {expect, test} from 'playwright/test';
import {tooLarge} from '@site/src/features/careers/application/cv';
import {cvCalled} from '@site/src/features/careers/application/cv.test-data';
import {OPENINGS_DAY} from '../../tools/builds.mjs';
import {
  applicant,
  asAttachment,
  cv,
  errorOf,
  expectNothingLost,
  expectNotLogged,
  expectSent,
  fill,
  form,
  onReceipt,
  openForm,
  send,
  sent,
  watchConsole,
} from '../application';
import {messagesFrom} from '../mailbox';

/** Default size limit of a CV sent by email, in bytes. */
const LIMIT = 500 * 1024;

test.beforeEach(async ({page}) => page.clock.setFixedTime(OPENINGS_DAY));

test('an application arrives as an email with its CV, byte for byte', async ({page}) => {
  const file = cvCalled('cv with pictures.pdf');
  const person = {...applicant(), resume: file.name};
  const written = watchConsole(page);
  await openForm(page);
  await fill(page, person, file);
  await send(page);
  await expectSent(page);
  const [message, ...others] = await messagesFrom(page, person.email);
  expect(others).toEqual([]);
  const reference = message?.variables.reference ?? 'a reference';
  expect(message?.variables).toEqual({...sent(person), reference});
  expect(message?.attachments).toEqual([asAttachment(file)]);
  expect(message?.replyTo).toContain(person.email);
  expect(reference).toMatch(/^APP-20261120-\w{8}$/);
  await expect(onReceipt(page, 'Reference')).toHaveText(reference);
  expectNotLogged(written, person);
});

test('a CV that is too large for email is rejected in the browser, with another way to apply', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') {
      posts.push(request.url());
    }
  });
  const large = {...cv, buffer: Buffer.concat([cv.buffer], LIMIT + 1)};
  const person = {...applicant(), resume: large.name};
  await openForm(page);
  await fill(page, person, large);
  const message = tooLarge({size: LIMIT + 1}, LIMIT);
  await expect(errorOf(page, 'resume')).toHaveText(message);
  await expect(form(page).getByRole('link', {name: 'Apply by email'})).toBeVisible();
  await send(page);
  await expect(errorOf(page, 'resume')).toHaveText(message);
  await expectNothingLost(page, person);
  expect(posts).toEqual([]);
});
