import {expect, type Page, test} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {texts} from '@site/src/features/contact/enquiry/rules';
import {explanationOf} from '@site/src/features/site/form/outcome';
import {accessibilityFindings} from './accessibility';
import {
  ADDRESSEE,
  DIVISION,
  expectNothingLost,
  field,
  fill,
  openForm,
  send,
  visitor,
} from './enquiry';
import {TIMEOUT_MS} from '@site/src/features/site/form/transport';
import {makeServices, messagesFrom} from './mailbox';
import {isDelivered} from '../tools/delivered.mjs';
import {hydrated, layoutShifts, open} from './site';
import {specification} from './specification';

const {fields, divisions, sending, sent, failed} = specification.enquiry;

test.describe('an enquiry', () => {
  test('is sent in one request and arrives in the mailbox as the visitor wrote it', async ({
    page,
  }) => {
    const person = visitor();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(new URL(request.url()).pathname);
    });
    await openForm(page);
    await fill(page, person);
    await page.getByRole('button', {name: texts.send, exact: true}).dblclick();
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    await expect(
      page.getByRole('heading', {name: `Your message was sent to ${ADDRESSEE}`}),
    ).toBeVisible();
    await expect(field(page, 'name')).toHaveValue('');
    await expect(field(page, 'message')).toHaveValue('');
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(requests).toEqual(['/api/v1.0/email/send']);

    const [message, ...others] = await messagesFrom(page, person.email);
    expect(others).toEqual([]);
    expect(message?.variables).toEqual({
      ...person,
      company: 'Not provided',
      division: DIVISION,
      to_email: brand.email.info,
    });
    await page.goto(`/mailbox/${message?.id ?? ''}`);
    await expect(page.getByText(person.message)).toBeVisible();
  });

  test('can be written and sent with the keyboard alone', async ({page}) => {
    const person = visitor();
    await openForm(page);
    await field(page, 'name').focus();
    await page.keyboard.type(person.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(ADDRESSEE);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.phone);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.message);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
  });
});

test('mistakes show the specification’s messages and move the focus to the first invalid field', async ({
  page,
}) => {
  await openForm(page);
  await send(page);
  const form = page.getByRole('form', {name: 'Enquiry'});
  for (const [name, rule] of Object.entries(fields)) {
    if ('message' in rule) {
      await expect(form.locator(`#enquiry-${name}-error`)).toHaveText(rule.message);
      await expect(form.locator(`#enquiry-${name}`)).toHaveAttribute('aria-invalid', 'true');
    }
  }
  await expect(field(page, 'name')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  expect(await accessibilityFindings(page)).toEqual([]);

  await field(page, 'name').fill('Zo');
  await expect(form.locator('#enquiry-name-error')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Error: /);
});

test.describe('a failure', () => {
  test('keeps every value and offers other ways to contact us; trying again works', async ({
    page,
  }) => {
    const person = visitor();
    const panel = page.locator('.contact-form');
    await openForm(page);
    await fill(page, person);
    await makeServices(page, '500');
    await send(page);
    await expect(page.getByRole('heading', {name: failed})).toBeVisible();
    await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
    await expect(page.getByText(explanationOf('broken', 'message'))).toBeVisible();
    await expectNothingLost(page, person);
    const phone = panel.getByRole('link', {name: brand.phone.main.display});
    await expect(phone.first()).toBeVisible();
    const mail = panel.locator('a[href^="mailto:"][href*="body="]').first();
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(person.message);
    await expect(page.getByRole('button', {name: 'Copy my message'})).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await makeServices(page, 'ok');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    expect(await messagesFrom(page, person.email)).toHaveLength(1);
  });

  test('is reported when the service never responds; until then the button says "Sending..."', async ({
    page,
  }) => {
    const person = visitor();
    await openForm(page);
    await makeServices(page, 'hang');
    await fill(page, person);
    await send(page);
    await expect(page.getByRole('button', {name: sending, exact: true}).first()).toBeDisabled();
    await expect(page.getByRole('heading', {name: failed})).toBeHidden();
    // The time limit, which transport.test.ts tests, begins again when all has been sent.
    await expect(async () => {
      await page.clock.runFor(TIMEOUT_MS);
      await expect(page.getByRole('heading', {name: failed})).toBeVisible({timeout: 1000});
    }).toPass();
    await expectNothingLost(page, person);
  });
});

test.describe('a draft', () => {
  test('survives a reload and a visit to another page, and is deleted after sending', async ({
    page,
  }) => {
    const person = visitor();
    await openForm(page);
    await fill(page, person);
    await page.reload();
    await hydrated(page);
    await expectNothingLost(page, person);
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expectNothingLost(page, person);
    await send(page);
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(person.name);
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'name')).toHaveValue('');
  });

  test('is kept before any script of a file has run', async ({page}) => {
    const person = visitor();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/contact');
    await fill(page, person);
    await page.reload();
    await expectNothingLost(page, person);
    await page.unroute('**/assets/js/**');
    await page.reload();
    await hydrated(page);
    await expectNothingLost(page, person);
    for (const name of ['name', 'email', 'phone', 'message'] as const) {
      await field(page, name).fill('');
    }
    await field(page, 'division').selectOption('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test('values that a password manager fills in without events are sent', async ({page}) => {
  const person = visitor();
  await openForm(page);
  await field(page, 'message').fill(person.message);
  await page.evaluate(
    (values) => {
      for (const [name, value] of Object.entries(values)) {
        const control = document.getElementById(`enquiry-${name}`);
        const {prototype} =
          control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
        // React watches the elements' own property.
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
      }
    },
    {name: person.name, email: person.email, phone: person.phone, division: DIVISION},
  );
  await send(page);
  await expect(page.getByRole('status').getByText(sent)).toBeVisible();
  const [message] = await messagesFrom(page, person.email);
  expect(message?.variables).toMatchObject({...person, division: DIVISION});
});

test.describe('a button that asks for a quote', () => {
  test.skip(!isDelivered, 'Another group may have no page on cleaning.');
  const about = (page: Page) => page.getByText(/^About: /);

  test('leads to the form, which says what it is about, and the message says it too', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 640});
    const person = visitor();
    await page.clock.install();
    await open(page, '/services/cleaning');
    await page.getByRole('link', {name: 'Request a Quote'}).first().click();
    await hydrated(page);
    await expect(about(page)).toHaveText(/^About: Cleaning \(Facilities\)/);
    for (const part of [
      page.getByRole('heading', {name: 'Send a message or request a quote', exact: true}),
      about(page),
      field(page, 'name'),
    ]) {
      await expect(part).toBeInViewport({ratio: 1});
    }
    expect(await layoutShifts(page)).toBeLessThan(0.005);
    await fill(page, person);
    await send(page);
    await expect(page.getByRole('status').getByText(sent)).toBeVisible();
    const [message] = await messagesFrom(page, person.email);
    expect(message?.variables.message).toBe(`About: Cleaning (Facilities)\n\n${person.message}`);

    // The empty form below the confirmation is for another message, with its own subject.
    await expect(page.getByRole('heading', {name: 'Send another message'})).toBeVisible();
    await expect(page.locator('[data-about]')).toBeHidden();
    // The toast closes by itself, and nothing on the screen moves.
    const panel = page.getByRole('region', {name: /^Your message was sent/});
    const before = (await panel.boundingBox())?.y ?? 0;
    await page.mouse.move(2, 60);
    await page.clock.runFor(11_000);
    await expect(page.locator('.toast')).toHaveCount(0);
    expect(Math.abs(((await panel.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });

  test('differs from a menu, whose link leads to the top of the page and sets no subject', async ({
    page,
  }) => {
    await open(page, '/services/cleaning');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
    await hydrated(page);
    await expect(about(page)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('lets the visitor change the subject', async ({page}) => {
    await open(page, '/services/cleaning');
    await page.getByRole('link', {name: 'Request a Quote'}).first().click();
    await hydrated(page);
    await field(page, 'division').selectOption(`${brand.prefix}-design`);
    await expect(about(page)).toBeHidden();
    await field(page, 'division').selectOption(DIVISION);
    await about(page).getByRole('link', {name: 'Change'}).click();
    await expect(about(page)).toBeHidden();
    await expect(field(page, 'division')).toBeFocused();
  });
});

test.describe('the company field', () => {
  test('is preselected by a link, and an invalid value is ignored', async ({page}) => {
    await open(page, `/contact?division=${DIVISION}`);
    await expect(field(page, 'division')).toHaveValue(DIVISION);
    await page.goto('/contact?division=<img src=x onerror=alert(1)>');
    await hydrated(page);
    await expect(field(page, 'division')).toHaveValue('');
  });

  test('has the options of the specification, in order', async ({page}) => {
    await open(page, '/contact');
    const options = field(page, 'division').locator('option');
    await expect(options).toHaveText(['Choose a company', ...divisions.map(([, label]) => label)]);
    for (const [index, [id]] of divisions.entries()) {
      await expect(options.nth(index + 1)).toHaveAttribute('value', id);
    }
  });
});

test('a filled-in honeypot stops the first attempt with a reason, but not the second', async ({
  page,
}) => {
  const person = visitor();
  await openForm(page);
  await fill(page, person);
  await page.locator('[name="tidemark-ref"]').evaluate((input) => {
    // An add-on fills it in again each time.
    const fillIn = () => ((input as HTMLInputElement).value = 'https://spam.example');
    new MutationObserver(fillIn).observe(document.body, {childList: true, subtree: true});
    fillIn();
  });
  await send(page);
  await expect(page.getByText(explanationOf('suspected', 'message'))).toBeVisible();
  await expectNothingLost(page, person);
  expect(await messagesFrom(page, person.email)).toHaveLength(0);
  await send(page);
  await expect(page.getByRole('status').getByText(sent)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the whole form is readable, gives other ways to contact us, and sends nothing', async ({
    page,
  }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', {name: 'Enquiry'});
    for (const [name, {label}] of Object.entries(fields)) {
      const control = form.locator(`#enquiry-${name}`);
      await expect(control).toHaveAttribute('name', name);
      await expect(form.locator(`label[for=enquiry-${name}]`)).toContainText(label);
    }
    await expect(form.getByText('This form needs JavaScript.')).toBeVisible();
    await expect(form.getByRole('link', {name: brand.phone.main.display}).first()).toBeVisible();
    await expect(form.locator(`a[href^="mailto:${brand.email.info}"]`).first()).toBeVisible();
    await expect(form.getByRole('button', {name: texts.send})).toBeDisabled();
    await field(page, 'name').press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('main').getByText(brand.address.street).first()).toBeVisible();
  });
});
