import {expect, test} from 'playwright/test';
import {cvMessage, sizeText} from '@site/src/features/application/cv/cv-messages';
import {fieldNames, rules} from '@site/src/features/application/rules';
import {texts} from '@site/src/features/application/texts';
import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {accessibilityFindings} from './accessibility';
import {
  applicant,
  chooseCv,
  cv,
  downloadedReceipt,
  errorOf,
  expectEmpty,
  expectSent,
  field,
  fill,
  form,
  onReceipt,
  openForm,
  receipt,
  removeCv,
  send,
  sha256,
  summary,
} from './application';
import {cvFixtures, fixtureLimit} from './cv/make-cv';
import {openingCalled} from './openings';

test.beforeEach(async ({page}) => page.clock.setFixedTime(OPENINGS_DAY));

test('mistakes are told by the specification’s messages, and go as they are mended', async ({
  page,
}) => {
  const person = applicant();
  await openForm(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  await send(page);
  for (const name of fieldNames) {
    await expect(errorOf(page, name)).toHaveText(rules[name].message);
  }
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary(page).getByRole('status')).toHaveText(
    `There are ${fieldNames.length} problems`,
  );
  await expect(summary(page).getByRole('link')).toHaveText(
    fieldNames.map((name) => rules[name].message),
  );
  expect(await accessibilityFindings(page)).toEqual([]);

  await summary(page).getByRole('link', {name: rules.resume.message}).click();
  await expect(field(page, 'resume')).toBeFocused();
  await expect(field(page, 'resume')).toBeInViewport();

  await field(page, 'firstName').fill('Z');
  await expect(errorOf(page, 'firstName')).toBeVisible();
  await field(page, 'firstName').fill('Zo');
  await expect(errorOf(page, 'firstName')).toHaveCount(0);
  await expect(summary(page).getByRole('link')).toHaveCount(fieldNames.length - 1);
  await expect(page).toHaveTitle(/^Error: /);
  await fill(page, person);
  await expect(summary(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error: /);
});

test.describe('a CV', () => {
  test('that cannot be sent is refused with its own message, and not kept', async ({page}) => {
    test.slow();
    await openForm(page);
    for (const fixture of cvFixtures) {
      if (fixture.problem !== undefined) {
        const {name, problem} = fixture;
        await chooseCv(page, fixture);
        await expect
          .soft(errorOf(page, 'resume'), name)
          .toHaveText(cvMessage(problem, fixtureLimit));
        await expect.soft(form(page).getByText(`${name} was not taken.`), name).toBeVisible();
        await expect.soft(removeCv(page, fixture), name).toHaveCount(0);
      }
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    await send(page);
    const last = cvFixtures.findLast(({problem}) => problem !== undefined)?.problem;
    await expect(errorOf(page, 'resume')).toHaveText(cvMessage(last ?? 'renamed', fixtureLimit));
  });

  test('that can be sent is shown with name and size, and can be taken away', async ({page}) => {
    await openForm(page);
    for (const fixture of cvFixtures) {
      if (fixture.problem === undefined) {
        const {name, buffer} = fixture;
        await chooseCv(page, fixture);
        const shown = form(page).getByRole('status').filter({hasText: name});
        await expect.soft(shown, name).toContainText(sizeText(buffer.length));
        await removeCv(page, fixture).click();
        await expect.soft(shown, name).toHaveCount(0);
        await expect.soft(field(page, 'resume'), name).toBeFocused();
      }
    }
    await expect(errorOf(page, 'resume')).toHaveCount(0);
  });
});

test('an application gets its receipt, and nothing has left the device', async ({page}) => {
  const person = applicant();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes(person.email)) {
      sent.push(`${request.method()} ${request.url()}`);
    }
  });
  await openForm(page);
  await expect(page.getByText(/not connected to our careers mailbox yet/)).toBeVisible();
  await expect(form(page).getByText(texts.stays)).toBeVisible();
  await fill(page, person);
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await send(page);
  await expectSent(page);
  await expect(receipt(page)).toBeFocused();
  const [, data] = (await logged).args();
  expect(await data?.jsonValue()).toEqual({
    ...person,
    resume: {name: cv.name, size: cv.buffer.length},
  });

  await expectEmpty(page);
  expect(await page.evaluate((name) => sessionStorage.getItem(name), APPLICATION_DRAFT_NAME)).toBe(
    null,
  );
  await expect(onReceipt(page, 'Reference')).toHaveText(/^APP-20261120-\w{4}$/);
  await expect(onReceipt(page, 'SHA-256')).toHaveText(sha256(cv.buffer));
  const {title, reference} = await openingCalled(person.position);
  await expect(onReceipt(page, 'Position')).toHaveText(`${title}, ${reference}`);
  const entered: Readonly<Record<string, string>> = {
    [rules.firstName.label]: person.firstName,
    [rules.lastName.label]: person.lastName,
    [rules.email.label]: person.email,
    [rules.phone.label]: person.phone,
    [rules.address.label]: person.address,
    [rules.postalCode.label]: person.postalCode,
    Experience: person.experience,
    Available: 'Flexible hours',
    File: cv.name,
  };
  for (const [term, value] of Object.entries(entered)) {
    await expect(onReceipt(page, term)).toHaveText(value);
  }
  await expect(receipt(page).getByText(/^Nothing has left your device/)).toBeVisible();
  const text = await downloadedReceipt(page);
  for (const row of await receipt(page).locator('dl > div').all()) {
    const term = await row.getByRole('term').textContent();
    const value = await row.getByRole('definition').textContent();
    expect(text).toContain(
      `${term ?? ''}: ${value ?? ''}`.replaceAll('\u00A0', ' ').replaceAll('\n', '\r\n'),
    );
  }
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(sent).toEqual([]);
});
