import {expect, test, type Page} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {companyOf} from '@site/src/data/companies/companies';
import {cvCalled} from '@site/src/features/careers/application/cv.test-data';
import {CANCELLED, explanationOf, type Reason} from '@site/src/features/site/form/outcome';
import {LATER_DAY} from '../../tools/builds.mjs';
import {accessibilityFindings} from '../accessibility';
import {
  applicant,
  asAttachment,
  expectEmpty,
  expectNothingLost,
  expectNotLogged,
  expectSent,
  failure,
  field,
  fill,
  onReceipt,
  openForm,
  send,
  sendButton,
  sent,
  watchConsole,
} from '../application';
import {makeServices, messagesFrom} from '../mailbox';
import {specification} from '../specification';

const ADDRESS = '/api/applications';
const FAILED = 'Failed to send your application. Please try again or contact us directly.';
const SENDING = 'Sending...';
const {fields} = specification.application;

/** Counts the requests to the endpoint from now on. */
function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === ADDRESS) posts += 1;
  });
  return () => posts;
}

async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Try again'}).click();
}

/** Throttles the upload, so that sending the file takes several seconds. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const free = {offline: false, latency: 0, downloadThroughput: -1};
  await session.send('Network.emulateNetworkConditions', {...free, uploadThroughput: 20_000});
}

test('the first screen of a phone says what to have ready and shows the first field', async ({
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

test('an advert offers the form first and email second', async ({page}) => {
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

  test('arrives byte for byte and shows a receipt', async ({page}) => {
    const file = cvCalled('Zoë O’Neill – CV (final) v2.1 & more #1 100%.docx');
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
    expect(message?.attachments).toEqual([asAttachment(file)]);
    expect(message?.to).toBe(brand.email.careers);
    await expect(
      page.getByRole('heading', {
        name: `Your application was sent to ${companyOf('bespoke').name}`,
      }),
    ).toBeVisible();
    await expect(onReceipt(page, 'Reference')).toHaveText(message?.reference ?? 'a reference');
    await expect(onReceipt(page, 'File')).toHaveText(file.name);
    await expectEmpty(page);
    expectNotLogged(written, person);
  });

  test('is sent once, even when the visitor double-clicks the button', async ({page}) => {
    const person = applicant();
    const posts = countPosts(page);
    await openForm(page);
    await makeServices(page, 'slow-body');
    await fill(page, person);
    await sendButton(page).dblclick();
    const button = page.getByRole('button', {name: SENDING, exact: true});
    await expect(button).toBeDisabled();
    await expectSent(page);
    expect(posts()).toBe(1);
    expect(await messagesFrom(page, person.email)).toHaveLength(1);
  });

  test('can be cancelled while it is being sent', async ({page}) => {
    const file = cvCalled('cv with pictures.pdf');
    const person = {...applicant(), resume: file.name};
    await openForm(page);
    await fill(page, person, file);
    await slowDown(page);
    await send(page);
    const cancel = page.getByRole('button', {name: 'Cancel'});
    await expect(cancel).toBeInViewport();
    await expect(field(page, 'firstName')).not.toBeEditable();
    expect(await accessibilityFindings(page)).toEqual([]);
    await cancel.click();
    await expect(failure(page, CANCELLED)).toContainText(explanationOf('cancelled', 'application'));
    await expect(page.getByRole('alert').getByText(FAILED)).toHaveCount(0);
    await expectNothingLost(page, person);
    expect(await messagesFrom(page, person.email)).toEqual([]);
  });
});

/** Opens the form with a clock that the test controls, and fills it in. */
async function openFilled(page: Page) {
  const person = applicant();
  await page.clock.install({time: LATER_DAY});
  await openForm(page);
  await fill(page, person);
  return person;
}

async function expectFailure(page: Page, reason: Reason): Promise<void> {
  const panel = failure(page);
  await expect(panel).toContainText(explanationOf(reason, 'application'));
  await expect(panel.getByRole('heading', {level: 3})).toBeFocused();
  await expect(page.getByRole('alert').getByText(FAILED, {exact: true})).toBeVisible();
  await expect(panel.getByRole('link', {name: brand.phone.main.display})).toBeVisible();
  await expect(panel.getByRole('button', {name: 'Copy my application'})).toBeVisible();
  await expect(panel.locator('a[href^="mailto:"][href*="body="]')).toBeVisible();
}

test.describe('a failure', () => {
  test('keeps every value and gives a reason, and the visitor can try again at once', async ({
    page,
  }) => {
    const posts = countPosts(page);
    const written = watchConsole(page);
    const person = await openFilled(page);
    await makeServices(page, '500');
    await send(page);
    await expectFailure(page, 'broken');
    await expectNothingLost(page, person);
    expect(posts()).toBe(1);
    expect(await messagesFrom(page, person.email)).toEqual([]);

    await makeServices(page, 'ok');
    await tryAgain(page);
    await expectSent(page);
    await expect(failure(page)).toHaveCount(0);
    const messages = await messagesFrom(page, person.email);
    expect(messages.map(({variables}) => variables)).toEqual([sent(person)]);
    expectNotLogged(written, person);
  });

  test('while offline says that nothing was sent and offers an email with everything typed', async ({
    page,
    context,
  }) => {
    const person = await openFilled(page);
    await context.setOffline(true);
    await send(page);
    await expectFailure(page, 'unreachable');
    await expectNothingLost(page, person);
    expect(await accessibilityFindings(page)).toEqual([]);
    const mail = failure(page).locator('a[href^="mailto:"][href*="body="]');
    const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
    for (const words of [person.firstName, fields.phone.label, person.phone]) {
      expect(body).toContain(words);
    }
    await context.setOffline(false);
    await tryAgain(page);
    await expectSent(page);
    expect(await messagesFrom(page, person.email)).toHaveLength(1);
  });

  for (const [what, fault, interrupt] of [
    ['a lost response', 'lost-answer', () => undefined],
    [
      'a late cancellation',
      'endless-body',
      (page: Page) => page.getByRole('button', {name: 'Cancel'}).click(),
    ],
  ] as const) {
    test(`after ${what} says that we don’t know, and trying again does not deliver a second copy`, async ({
      page,
    }) => {
      const person = await openFilled(page);
      await makeServices(page, fault);
      await send(page);
      await expect.poll(() => messagesFrom(page, person.email)).toHaveLength(1);
      await interrupt(page);
      await expectFailure(page, 'unknown');
      await expectNothingLost(page, person);
      await makeServices(page, 'ok');
      await tryAgain(page);
      await expectSent(page);
      const [message, ...others] = await messagesFrom(page, person.email);
      expect(others).toEqual([]);
      await expect(onReceipt(page, 'Reference')).toHaveText(message?.reference ?? 'a reference');
    });
  }

  test('after a lost response a correction is delivered', async ({page}) => {
    const person = await openFilled(page);
    await makeServices(page, 'lost-answer');
    await send(page);
    await expectFailure(page, 'unknown');
    await makeServices(page, 'ok');
    await field(page, 'phone').fill('01632 960 219');
    await tryAgain(page);
    await expectSent(page);
    const messages = await messagesFrom(page, person.email);
    expect(messages.map(({variables}) => variables.phone).sort()).toEqual(
      [person.phone, '01632 960 219'].sort(),
    );
  });
});
