import {expect, test, type Page} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {companies} from '@site/src/data/companies/companies';
import {cvCalled} from '@site/src/features/careers/application/cv.test-data';
import {explanations, texts} from '@site/src/features/careers/application/texts';
import type {Reason} from '@site/src/features/careers/application/transport';
import {PATIENCE} from '@site/src/features/careers/application/post';
import type {Fault} from '@site/src/local-services/faults.test-data';
import {LATER_DAY} from '../../tools/builds.mjs';
import {accessibilityFindings} from '../accessibility';
import {
  applicant,
  cv,
  expectEmpty,
  expectFields,
  expectNothingLost,
  expectSent,
  failure,
  field,
  fill,
  FINGERPRINT,
  onReceipt,
  openForm,
  personalWords,
  send,
  sendButton,
  sent,
  sha256,
  watchConsole,
} from '../application';
import {makeServices, messagesFrom} from '../mailbox';
import {hydrated, WRONG_ANSWERS} from '../site';
import {specification} from '../specification';

const ADDRESS = '/api/applications';

/** Every post to the receiver from now on, by its key. */
function watchPosts(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === ADDRESS) {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  return keys;
}

/** Of the button under the form, and of the one on the panel above it. */
const ANY_TRY = new RegExp(`^(?:Try again|${texts.send})$`);

async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Try again'}).click();
}

/** Letting go of a connection as slow as this takes the file some seconds. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const free = {offline: false, latency: 0, downloadThroughput: -1};
  await session.send('Network.emulateNetworkConditions', {...free, uploadThroughput: 20_000});
}

test('the first field is on the first screen of a phone, below what to have ready', async ({
  page,
}) => {
  await page.clock.setFixedTime(LATER_DAY);
  for (const height of [740, 640]) {
    await page.setViewportSize({width: 360, height});
    await openForm(page, '?position=emergency-response-coordinator');
    await expect(
      page.getByText('You’ll need your CV (PDF, DOC or DOCX, up to 5 MB).'),
    ).toBeInViewport();
    await expect(field(page, 'firstName')).toBeInViewport({ratio: 1});
  }
});

test('the form is the first way to apply, and email the second', async ({page}) => {
  await page.clock.setFixedTime(LATER_DAY);
  await page.goto('/careers/bench-joiner');
  const ways = page
    .locator('main')
    .getByRole('link', {name: /^Apply (for this job|by email instead)$/});
  await expect(ways).toHaveText([
    'Apply for this job',
    'Apply by email instead',
    'Apply for this job',
    'Apply by email instead',
  ]);
});

test.describe('an application', () => {
  test.beforeEach(async ({page}) => page.clock.setFixedTime(LATER_DAY));

  for (const name of [
    'Zoë O’Neill – CV (final) v2.1 & more #1 100%.docx',
    '履歴書 \u0633\u064a\u0631\u0629 👷.pdf',
  ]) {
    test(`arrives byte for byte, and its receipt says so: ${name}`, async ({page}) => {
      const file = cvCalled(name);
      const person = {...applicant(), resume: file.name};
      const written = watchConsole(page);
      await openForm(page);
      await expect(page.getByText(/connected to our mailbox/)).toHaveCount(0);
      await fill(page, person, file);
      await send(page);
      await expectSent(page);
      const [message, ...others] = await messagesFrom(page, person.email);
      expect(others).toEqual([]);
      expect(message?.variables).toEqual(sent(person));
      expect(message?.attachments).toEqual([
        {
          name: file.name,
          type: file.mimeType,
          size: file.buffer.length,
          sha256: sha256(file.buffer),
        },
      ]);
      expect(message?.to).toBe(brand.email.careers);
      await expect(
        page.getByRole('heading', {
          name: `Your application was sent to ${companies.bespoke.name}`,
        }),
      ).toBeVisible();
      await expect(onReceipt(page, 'Reference')).toHaveText(message?.reference ?? 'a reference');
      await expect(onReceipt(page, FINGERPRINT)).toHaveText(sha256(file.buffer));
      await expect(onReceipt(page, 'File')).toHaveText(file.name);
      await expectEmpty(page);
      for (const word of personalWords(person)) {
        expect(written.join('\n')).not.toContain(word);
      }
    });
  }

  test('is sent once, however often the button is pressed', async ({page}) => {
    const person = applicant();
    const posts = watchPosts(page);
    await openForm(page);
    await makeServices(page, 'slow-body');
    await fill(page, person);
    await sendButton(page).dblclick();
    const button = page.getByRole('button', {name: texts.sending, exact: true});
    await expect(button).toBeDisabled();
    await expectSent(page);
    expect(posts).toHaveLength(1);
    expect(await messagesFrom(page, person.email)).toHaveLength(1);
  });

  for (const [fault, times] of [
    ['503', 1],
    ['lost-answer', Infinity],
  ] as const) {
    test(`arrives once in spite of "${fault}", and no one has to press again`, async ({page}) => {
      const person = applicant();
      const posts = watchPosts(page);
      await openForm(page);
      await makeServices(page, fault, times);
      await fill(page, person);
      await send(page);
      await expectSent(page);
      const [message, ...others] = await messagesFrom(page, person.email);
      expect(others).toEqual([]);
      expect(message?.attachments.map((file) => file.sha256)).toEqual([sha256(cv.buffer)]);
      await expect(onReceipt(page, 'Reference')).toHaveText(message?.reference ?? 'a reference');
      expect(new Set(posts)).toEqual(new Set([message?.idempotencyKey]));
    });
  }

  test('shows how much has gone, and stops when told to; nothing is lost', async ({page}) => {
    const file = cvCalled('cv with pictures.pdf');
    const person = {...applicant(), resume: file.name};
    await openForm(page);
    await fill(page, person, file);
    await slowDown(page);
    await send(page);
    const progress = page.getByRole('progressbar', {name: 'Sent so far'});
    await expect(progress).toHaveAttribute('value', /^[1-9]\d?$/);
    await expect(field(page, 'firstName')).not.toBeEditable();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(failure(page, texts.cancelled)).toContainText(explanations.cancelled);
    await expect(page.getByRole('alert').getByText(texts.failed)).toHaveCount(0);
    await expectNothingLost(page, person);
    expect(await messagesFrom(page, person.email)).toEqual([]);
  });

  test('stopped too late arrives once all the same', async ({page}) => {
    const person = applicant();
    await openForm(page);
    await makeServices(page, 'endless-body');
    await fill(page, person);
    await send(page);
    await expect.poll(() => messagesFrom(page, person.email)).toHaveLength(1);
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(failure(page, texts.cancelled)).toBeVisible();
    await expectNothingLost(page, person);
    await makeServices(page, 'ok');
    await tryAgain(page);
    await expectSent(page);
    expect(await messagesFrom(page, person.email)).toHaveLength(1);
  });
});

/** What the receiver does, and what it means to the visitor; no two of a kind in a row. */
const FAILURES: Readonly<Record<string, readonly (readonly [Fault, Reason])[]>> = {
  'that the receiver names': [
    ['400', 'refused'],
    ['429', 'busy'],
    ['401', 'refused'],
    ['500', 'broken'],
    ['403', 'refused'],
    ['413', 'fileTooLarge'],
    ['html-200', 'intercepted'],
  ],
  'that may pass, but does not': [
    ['503', 'broken'],
    ['html', 'intercepted'],
  ],
  'of the connection': [['disconnect', 'unreachable']],
  'to answer': [['hang', 'late']],
};

async function expectFailure(page: Page, reason: Reason): Promise<void> {
  const panel = failure(page);
  // Two pauses lie between three attempts.
  await expect(panel).toContainText(explanations[reason], {timeout: 20_000});
  await expect(panel.getByRole('heading', {level: 3})).toBeFocused();
  await expect(page.getByRole('alert').getByText(texts.failed, {exact: true})).toBeVisible();
  await expect(panel.getByRole('link', {name: brand.phone.main.display})).toBeVisible();
  await expect(panel.getByRole('button', {name: 'Copy my application'})).toBeVisible();
  await expect(panel.locator('a[href^="mailto:"][href*="body="]')).toBeVisible();
}

test.describe('a failure', () => {
  for (const [which, behaviours] of Object.entries(FAILURES)) {
    const names = behaviours.map(([behaviour]) => behaviour).join(', ');
    test(`${which} keeps everything, and a retry works at once: ${names}`, async ({page}) => {
      const person = applicant();
      const written = watchConsole(page);
      await page.clock.install({time: LATER_DAY});
      await openForm(page);
      await fill(page, person);
      for (const [behaviour, reason] of behaviours) {
        await test.step(behaviour, async () => {
          await makeServices(page, behaviour);
          await page.getByRole('button', {name: ANY_TRY}).first().click();
          if (behaviour === 'hang') {
            await expect(page.getByText('All sent, waiting for confirmation')).toBeVisible();
            await page.clock.runFor(PATIENCE);
          }
          await expectFailure(page, reason);
          await expectNothingLost(page, person);
        });
      }
      expect(await messagesFrom(page, person.email)).toEqual([]);

      await makeServices(page, 'ok');
      await tryAgain(page);
      await expectSent(page);
      await expect(failure(page)).toHaveCount(0);
      const messages = await messagesFrom(page, person.email);
      expect(messages.map(({variables}) => variables)).toEqual([sent(person)]);
      for (const word of personalWords(person)) {
        expect(written.join('\n')).not.toContain(word);
      }
    });
  }

  test('that is no answer at all keeps everything', async ({page}) => {
    const person = applicant();
    await page.clock.setFixedTime(LATER_DAY);
    await openForm(page);
    await fill(page, person);
    for (const [what, answer] of Object.entries(WRONG_ANSWERS)) {
      await test.step(what, async () => {
        const isPage = answer.contentType === 'text/html';
        await page.route(`**${ADDRESS}`, (route) => route.fulfill({...answer, status: 500}));
        await page.getByRole('button', {name: ANY_TRY}).first().click();
        await expectFailure(page, isPage ? 'intercepted' : 'broken');
        await expectNothingLost(page, person);
      });
    }
    await page.unroute(`**${ADDRESS}`);
    await tryAgain(page);
    await expectSent(page);
    expect(await messagesFrom(page, person.email)).toHaveLength(1);
  });

  test('offline loses nothing either', async ({page, context}) => {
    const person = applicant();
    await page.clock.setFixedTime(LATER_DAY);
    await openForm(page);
    await fill(page, person);
    await context.setOffline(true);
    await send(page);
    await expectFailure(page, 'unreachable');
    await expectNothingLost(page, person);
    expect(await accessibilityFindings(page)).toEqual([]);
    const letter = await failure(page)
      .locator('a[href^="mailto:"][href*="body="]')
      .getAttribute('href');
    const body = new URL(letter ?? '').searchParams.get('body') ?? '';
    for (const words of [
      person.firstName,
      specification.application.fields.phone.label,
      person.phone,
    ]) {
      expect(body).toContain(words);
    }
    await context.setOffline(false);
    await tryAgain(page);
    await expectSent(page);
    expect(await messagesFrom(page, person.email)).toHaveLength(1);
  });

  test('shown once does not come back with the next visit to the form', async ({page}) => {
    await page.clock.setFixedTime(LATER_DAY);
    const person = applicant();
    await openForm(page);
    await makeServices(page, '500');
    await fill(page, person);
    await send(page);
    await expectFailure(page, 'broken');
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await hydrated(page);
    await expectFields(page, person);
    await expect(failure(page)).toHaveCount(0);
  });
});
