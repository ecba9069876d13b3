import {expect, test, type Page} from 'playwright/test';
import {DEMONSTRATION_KEY} from '@site/src/configuration/variables';
import {mapTexts} from '@site/src/features/contact/map/texts';
import {applicant, fill, openForm, send} from '../application';
import {endpoint, LATER_DAY} from '../../tools/builds.mjs';
import {open} from '../site';
import {specification} from '../specification';

/** Rows of the two tables in the privacy notice that is in force in this build. */
async function noticeTables(page: Page): Promise<string[][][]> {
  await open(page, '/privacy');
  return page
    .getByRole('heading', {name: 'What is stored in your browser'})
    .locator('xpath=ancestor::section[1]')
    .locator('table')
    .evaluateAll((tables) =>
      tables.map((table) =>
        [...table.querySelectorAll('tbody tr')].map((row) =>
          [...row.querySelectorAll('td, th')].map((cell) => cell.textContent),
        ),
      ),
    );
}

/** Name and place of everything that the browser has stored. */
async function stored(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => ({
    'Local storage': Object.keys(localStorage),
    'Session storage': Object.keys(sessionStorage),
    Cookie: document.cookie === '' ? [] : [document.cookie],
  }));
  return Object.entries(found).flatMap(([place, names]) =>
    names.map((name) => `${name}, ${place}`),
  );
}

/** Returns what the privacy notice calls the recipient of a request. */
function contactName(url: string): string {
  const {origin, pathname} = new URL(url);
  if (origin !== `http://127.0.0.1:${endpoint.port}`) return url;
  if (pathname.startsWith('/maps-demo/')) return 'The map provider';
  return pathname.startsWith('/api/') ? 'The service that carries our forms' : 'This website';
}

test('the browser stores and contacts exactly what the privacy notice lists', async ({page}) => {
  await page.clock.setFixedTime(LATER_DAY);
  const [kept = [], asked = []] = await noticeTables(page);
  expect([kept.length, asked.length]).toEqual([4, 3]);

  const seen = new Set<string>();
  const contacts = new Set<string>();
  page.on('request', (request) => contacts.add(contactName(request.url())));
  const recordStored = async () => {
    for (const item of await stored(page)) seen.add(item);
  };

  await open(page, '/services');
  await page.keyboard.press('/');
  await page.getByLabel('The / key opens search').uncheck();
  await page.keyboard.press('Escape');
  await recordStored();
  expect([...contacts]).toEqual(['This website']);

  await open(page, '/contact');
  await page.getByLabel(mapTexts.keyLabel).fill(DEMONSTRATION_KEY);
  await page.getByRole('button', {name: mapTexts.load}).click();
  await expect(page.getByRole('region', {name: mapTexts.title})).toBeVisible();
  expect([...contacts]).toEqual(['This website', 'The map provider']);
  await page
    .getByRole('form', {name: 'Enquiry'})
    .getByLabel(specification.enquiry.fields.name.label)
    .fill('Zoë O’Neill');
  await recordStored();

  await openForm(page);
  const person = applicant();
  await fill(page, person);
  await recordStored();
  expect(contacts.size).toBe(2);
  await send(page);
  await expect.poll(() => contacts.size).toBe(3);

  const names = kept.map(([item = '', place = '']) => `${item.replace(/:.*$/s, '')}, ${place}`);
  expect([...seen].sort()).toEqual(names.sort());
  expect([...contacts].sort()).toEqual(asked.map(([who = '']) => who).sort());
});
