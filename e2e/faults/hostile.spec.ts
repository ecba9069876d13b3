import {expect, test, type Locator, type Page} from 'playwright/test';
import {hostileTexts, TRACE} from '@site/src/shared/hostile.test-data';
import {SEARCH_PATH} from '@site/src/features/search/addresses';
import {APPLICATION_DRAFT_NAME, ENQUIRY_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {mapTexts} from '@site/src/features/contact/map/texts';
import {withoutLoneSurrogates} from '@site/src/features/site/mailto';
import {cv} from '../application';
import {FAMILIES, hydrated, open} from '../site';
import {specification} from '../specification';

const APPLY = '/careers/apply';
const {messages, storageKey} = specification.map;

/*
 * Checks that the site treats all input (typed, stored or in an address) only as text, which never
 * runs code, breaks a page or causes a request. src/features/hostile.test.ts tests the pure
 * functions with thousands of inputs.
 */

/** Forbidden actions, recorded for each page while a test runs. */
const faults = new WeakMap<Page, string[]>();

test.beforeEach(async ({page, baseURL}) => {
  const found: string[] = [];
  faults.set(page, found);
  await page.clock.setFixedTime('2026-11-20T12:00:00Z');
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL ?? ''}/`) && !url.startsWith('data:')) found.push(url);
  });
});

/** Checks that the page did nothing forbidden. @param what the input that was tried */
async function expectHarmless(page: Page, what: string): Promise<void> {
  const trace = await page.evaluate((name) => Reflect.get(window, name) as unknown, TRACE);
  expect([what.slice(0, 200), trace, faults.get(page)]).toEqual([
    what.slice(0, 200),
    undefined,
    [],
  ]);
}

/** Visible text fields. */
const FIELDS =
  ':is(input:not([type=checkbox], [type=radio], [type=file], [type=submit], [tabindex="-1"]), textarea)';

/**
 * Sets each text field within an element to the whole text in one step, as pasting does.
 *
 * @returns the value of each field afterwards; single-line fields drop line breaks
 */
function paste(place: Locator, text: string): Promise<string[]> {
  return place.locator(FIELDS).evaluateAll((fields, pasted) => {
    for (const field of fields) {
      const prototype = Object.getPrototypeOf(field) as object;
      // Bypasses React's value tracking, which would otherwise ignore the change.
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, pasted);
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    }
    return fields.map((field) => (field as HTMLInputElement).value);
  }, text);
}

const valuesIn = (place: Locator) =>
  place.locator(FIELDS).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

const LONG = 'A paste of 100 KB. '.repeat(5400);

for (const [address, id, fields] of [
  ['/contact', 'form#enquiry', 5],
  [APPLY, 'form#application', 7],
] as const) {
  test(`every field of ${id} accepts and keeps every hostile text`, async ({page}) => {
    test.slow();
    await open(page, address);
    const form = page.locator(id);
    const heading = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
    for (const text of [...hostileTexts, LONG, hostileTexts.join(' ')]) {
      const typed = await paste(form, text);
      expect(typed).toHaveLength(fields);
      // Without a division or a CV, the form is not sent but shows what is missing.
      await form.locator('[type=submit]').dispatchEvent('click');
      await expect(form.locator('[aria-invalid=true]').first()).toBeAttached();
      expect(await valuesIn(form)).toEqual(typed);
      await expectHarmless(page, text);
    }
    const typed = await valuesIn(form);
    await page.reload();
    await hydrated(page);
    expect(await valuesIn(form)).toEqual(typed);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expectHarmless(page, 'a draft');
  });
}

test('a CV with a hostile file name is accepted and runs nothing', async ({page}) => {
  await open(page, APPLY);
  const input = page.locator('form#application [type=file]');
  const names = hostileTexts.filter((text) => !/[/\\\0\r\n]/.test(text));
  for (const name of names.slice(0, 16).map((text) => `${text}.pdf`)) {
    await input.setInputFiles({...cv, name});
    await expect(
      page.locator('form#application').getByRole('button', {name: /^Remove/}),
    ).toBeVisible();
    await expectHarmless(page, name);
  }
});

const PARAMETERS = [
  'q',
  'division',
  'position',
  'tab',
  'country',
  'on',
  'edition',
  'company',
  'type',
  'location',
];

/** A query and a fragment in which every part has a different hostile text. */
function addressFrom(start: number): string {
  const at = (index: number) => hostileTexts[(start + index) % hostileTexts.length] ?? '';
  if (start % 2 === 0) {
    const query = new URLSearchParams(PARAMETERS.map((name, index) => [name, at(index)]));
    return `?${query.toString()}#${encodeURIComponent(withoutLoneSurrogates(at(PARAMETERS.length)))}`;
  }
  // Leaves the text unencoded, but removes the characters that an address cannot contain.
  const bare = (index: number) => at(index).replace(/[\s#&\p{Surrogate}]/gu, '');
  const query = PARAMETERS.map((name, index) => `${name}=${bare(index)}`).join('&');
  return `?${query}#${bare(PARAMETERS.length)}`;
}

const PAGES = [...FAMILIES, '/nowhere'];

test('hostile queries and fragments leave every page unchanged', async ({page}) => {
  test.slow();
  const shape = async () => ({
    path: new URL(page.url()).pathname,
    heading: await page.getByRole('heading', {level: 1}).textContent(),
    forms: await page.locator('main form').count(),
  });
  const clean = new Map<string, unknown>();
  for (const path of PAGES) {
    await open(page, path);
    clean.set(path, await shape());
  }
  // Advances by a prime number, so that each page and parameter gets different texts.
  for (let start = 0; start < 7 * hostileTexts.length; start += 7) {
    const path = PAGES[(start / 7) % PAGES.length] ?? '/';
    const address = path + addressFrom(start);
    await open(page, address);
    expect([address, await shape()]).toEqual([address, clean.get(path)]);
    await expectHarmless(page, address);
  }
});

test('a hostile path runs nothing', async ({page}) => {
  for (const text of hostileTexts.filter((_, index) => index % 3 === 0)) {
    const path = `/policies/${encodeURIComponent(withoutLoneSurrogates(text))}`;
    // The server itself rejects a path that begins with two dots or contains a NUL.
    const response = await page.goto(path);
    expect([404, 400, 200]).toContain(response?.status());
    await expectHarmless(page, path);
  }
});

for (const [where, address, place, asked, found] of [
  ['the search page', SEARCH_PATH, 'main', 'gifts', 'for “gifts”'],
  ['the search dialog', '/about', 'dialog', 'gifts', 'for “gifts”'],
  ['the list of openings', '/careers', 'main', 'bench joiner', '1 '],
] as const) {
  test(`${where} accepts every hostile text`, async ({page}) => {
    test.slow();
    await open(page, address);
    if (place === 'dialog') await page.keyboard.press('/');
    const form = page.locator(place);
    await expect(form.getByRole('searchbox').first()).toBeVisible();
    for (const text of [...hostileTexts, LONG]) {
      await paste(form, text);
      await expectHarmless(page, text);
    }
    await form.getByRole('searchbox').first().fill(asked);
    await expect(form.getByRole('status').first()).toContainText(found);
    await expectHarmless(page, asked);
  });
}

test('the forms load with any data in storage', async ({page}) => {
  test.slow();
  await open(page, '/contact');
  const names = [ENQUIRY_DRAFT_NAME, APPLICATION_DRAFT_NAME, storageKey];
  const fields = [
    ...Object.keys(specification.enquiry.fields),
    ...Object.keys(specification.application.fields),
    '__proto__',
  ];
  /** A draft with a different text in every field. */
  const draft = (_: unknown, at: number) => {
    const text = (index: number) => hostileTexts[(9 * at + index) % hostileTexts.length] ?? '';
    const values = fields.map(
      (name, index) => `${JSON.stringify(name)}:${JSON.stringify(text(index))}`,
    );
    return `{"values":{${values.join()}},"suggested":${JSON.stringify(text(at))}}`;
  };
  const malformed = [
    'null',
    '[]',
    '{',
    '{"values":[]}',
    '{"values":{"name":{},"message":["x"],"dataConsent":"yes"}}',
  ];
  const raw = hostileTexts.filter((_, index) => index % 6 === 0);
  for (const [at, stored] of [...malformed, ...Array.from({length: 8}, draft), ...raw].entries()) {
    await page.goto(at % 2 === 0 ? '/contact' : APPLY);
    await page.evaluate(
      ([all, text]) => {
        for (const name of all) {
          sessionStorage.setItem(name, text);
          localStorage.setItem(name, text);
        }
      },
      [names, stored] as const,
    );
    await page.reload();
    await hydrated(page);
    const form = page.locator(at % 2 === 0 ? 'form#enquiry' : 'form#application');
    await expect(form.locator('[type=submit]')).toBeEnabled();
    await expectHarmless(page, stored);
  }
});

test('a hostile map key, typed or stored, is sent to the provider only in the parameter “key”', async ({
  page,
}) => {
  test.slow();
  const asked: string[] = [];
  await page.route('**/maps-demo/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({status: 403, body: 'Invalid key'});
  });
  await open(page, '/contact');
  const panel = page.locator('.map-panel');
  const field = page.getByLabel(mapTexts.keyLabel);
  for (const text of hostileTexts) {
    const before = asked.length;
    const [typed = 'no field'] = await paste(panel, text);
    await page.getByRole('button', {name: mapTexts.load}).dispatchEvent('click');
    const message = typed.trim() === '' ? messages.empty : messages.refused;
    await expect(page.getByText(message, {exact: true}).first()).toBeVisible();
    expect(await field.inputValue()).toBe(typed.trim() === '' ? typed : typed.trim());
    if (typed.trim() !== '') expect(asked).toHaveLength(before + 1);
    await expectHarmless(page, text);
  }
  const urls = asked.map((address) => new URL(address));
  expect(new Set(urls.map(({origin, pathname}) => origin + pathname)).size).toBe(1);
  expect(urls.flatMap(({searchParams}) => [...searchParams.keys()])).toEqual(urls.map(() => 'key'));

  for (const text of ['\uD800', '"><script>', '../x', '__proto__']) {
    await page.evaluate(([name, key]) => localStorage.setItem(name, key), [
      storageKey,
      text,
    ] as const);
    await page.reload();
    await hydrated(page);
    await page.locator('.map-panel').scrollIntoViewIfNeeded();
    await expect(page.getByText(messages.refused, {exact: true})).toBeVisible();
    await expect(field).toHaveValue(text);
    await expectHarmless(page, text);
  }
});
