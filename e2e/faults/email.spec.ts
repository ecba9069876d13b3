import {expect, test} from 'playwright/test';
import {tooLarge} from '@site/src/features/careers/application/cv';
import {cvCalled} from '@site/src/features/careers/application/cv.test-data';
import {explanations} from '@site/src/features/careers/application/texts';
import {OPENINGS_DAY} from '../../tools/builds.mjs';
import {
  applicant,
  cv,
  errorOf,
  expectNothingLost,
  expectSent,
  failure,
  fill,
  FINGERPRINT,
  form,
  onReceipt,
  openForm,
  personalWords,
  send,
  sent,
  sha256,
  watchConsole,
} from '../application';
import {makeServices, messagesFrom} from '../mailbox';

/** Largest CV by email unless told, in bytes. */
const LIMIT = 500 * 1024;

test.beforeEach(async ({page}) => page.clock.setFixedTime(OPENINGS_DAY));

for (const name of ['cv with pictures.pdf', 'cv.doc']) {
  test(`an application arrives as an email with its CV, byte for byte: ${name}`, async ({page}) => {
    const file = cvCalled(name);
    const person = {...applicant(), resume: file.name};
    const written = watchConsole(page);
    await openForm(page);
    await fill(page, person, file);
    await send(page);
    await expectSent(page);
    const [message, ...others] = await messagesFrom(page, person.email);
    expect(others).toEqual([]);
    expect(message?.variables).toEqual({...sent(person), key: expect.stringMatching(/^\w{24}$/)});
    expect(message?.attachments).toEqual([
      {name: file.name, type: file.mimeType, size: file.buffer.length, sha256: sha256(file.buffer)},
    ]);
    expect(message?.replyTo).toContain(person.email);
    await expect(onReceipt(page, FINGERPRINT)).toHaveText(sha256(file.buffer));
    // Whoever reads the email finds the receipt by its last signs.
    const key = message?.variables.key ?? '';
    await expect(onReceipt(page, 'Reference')).toHaveText(`APP-20261120-${key.slice(0, 4)}`);
    for (const word of personalWords(person)) {
      expect(written.join('\n')).not.toContain(word);
    }
  });
}

test('a CV that is too large for an email is told on the device, with a way on', async ({page}) => {
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

test('an application that the service finds too large keeps everything', async ({page}) => {
  const person = applicant();
  await openForm(page);
  await makeServices(page, '413');
  await fill(page, person);
  await send(page);
  await expect(failure(page)).toContainText(explanations.tooLong);
  await expectNothingLost(page, person);
  await makeServices(page, 'ok');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expectSent(page);
  expect(await messagesFrom(page, person.email)).toHaveLength(1);
});

test('an answer whose text takes its time counts as soon as it is there', async ({page}) => {
  const person = applicant();
  await openForm(page);
  await makeServices(page, 'slow-body');
  await fill(page, person);
  await send(page);
  await expect(page.getByText('All sent, waiting for confirmation')).toBeVisible();
  await expectSent(page);
  expect(await messagesFrom(page, person.email)).toHaveLength(1);
});
