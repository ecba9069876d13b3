import {expect, type Locator, type Page, test} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {hoursRows, openRows} from '@site/src/data/brand/office-hours';
import {hasDrawings} from '@site/src/data/contact/drawings';
import {mapTexts} from '@site/src/features/contact/map/texts';
import {accessibilityFindings} from './accessibility';
import {open} from './site';
import {specification} from './specification';

const facts = (page: Page) => page.getByRole('region', {name: 'Visit or call'});
const plan = (page: Page) => facts(page).getByRole('img', {name: /^Site plan/});
const keyField = (page: Page) => page.getByLabel(mapTexts.keyLabel);

async function box(part: Locator) {
  const bounds = await part.boundingBox();
  if (!bounds) throw new Error('not on the page');
  return bounds;
}

test.describe('in a window of 1280 by 900', () => {
  test.use({viewport: {width: 1280, height: 900}});

  test('the first screen shows the place and the ways to start', async ({page}) => {
    await open(page, '/contact');
    const main = page.getByRole('main');
    for (const part of [
      page.getByRole('heading', {level: 1}),
      main.getByRole('link', {name: 'Send a Message', exact: true}),
      main.getByRole('link', {name: 'Join Our Team', exact: true}),
      main.getByRole('link', {name: brand.phone.emergency.display}),
      main
        .locator('.split-hero')
        .getByText((openRows[0]?.times ?? 'closed').replaceAll(' ', '\u00a0')),
      main.locator('.split-hero').getByText(/^(Open now|Closed)/),
    ]) {
      await expect(part).toBeInViewport({ratio: 1});
    }
    expect((await box(page.locator('.split-hero__picture'))).height).toBeGreaterThan(450);
  });

  test('“Send a Message” leads to the form, with the contact details and the site plan beside it', async ({
    page,
  }) => {
    await open(page, '/contact');
    await page.getByRole('link', {name: 'Send a Message', exact: true}).click();
    await expect(page).toHaveURL('/contact#contact-form');
    await expect(page.locator('#contact-form')).toBeFocused();
    for (const part of [
      facts(page).getByRole('link', {name: brand.phone.main.display}),
      facts(page).getByRole('link', {name: brand.email.info}),
      facts(page).getByRole('link', {name: /^Directions/}),
      facts(page).getByText(hoursRows.at(-1)?.days ?? '', {exact: true}),
      page.getByRole('heading', {name: 'Send a message or request a quote', exact: true}),
      ...(hasDrawings ? [plan(page)] : []),
    ]) {
      await expect(part).toBeInViewport({ratio: 1});
    }
    const form = await box(page.locator('#contact-form'));
    const column = await box(facts(page));
    expect(column.y).toBe(form.y);
    expect(column.x).toBeGreaterThan(form.x + form.width);
  });
});

test('the document order is form, address, site plan, and finally the map key field', async ({
  page,
}) => {
  await open(page, '/contact');
  const order = await page
    .locator('#contact-form, address, .map__plan, .plan__key, .map-panel__ask')
    .evaluateAll((parts) => parts.map((part) => part.classList[0] ?? part.localName));
  expect(order).toEqual([
    ...['contact-form', 'address'],
    ...(hasDrawings ? ['map__plan', 'plan__key'] : []),
    'map-panel__ask',
  ]);
});

test('an empty map key shows the specification’s message, moves nothing, and focuses the field', async ({
  page,
}) => {
  await open(page, '/contact');
  await keyField(page).scrollIntoViewIfNeeded();
  const panel = page.locator('.map-panel');
  const before = [await box(panel), await box(keyField(page))];
  await page.getByRole('button', {name: mapTexts.load}).click();
  await expect(page.getByText(specification.map.messages.empty, {exact: true})).toBeVisible();
  expect([await box(panel), await box(keyField(page))]).toEqual(before);
  await expect(keyField(page)).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('the page gives each contact detail once, and has no wording meant for developers', async ({
  page,
}) => {
  await open(page, '/contact');
  await expect(page.getByRole('form', {name: 'Enquiry'})).toBeVisible();
  const text = await page.locator('main').innerText();
  for (const fact of [
    brand.phone.main.display,
    brand.phone.emergency.display,
    brand.email.info,
    brand.address.postcode,
    ...hoursRows.map(({days}) => days),
  ]) {
    expect(text.split(fact), fact).toHaveLength(2);
  }
  expect(text).toContain(brand.address.street);
  expect(text).not.toMatch(
    /\b(demo|demonstration|drawn by hand|finding the way|localhost|endpoint|placeholder|mailbox)\b/i,
  );
});
