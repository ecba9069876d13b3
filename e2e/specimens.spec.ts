import {expect, test, type Page} from 'playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';

// Specimens must be readable without scripts.
test.use({javaScriptEnabled: false});

const SPECIMENS = [
  {path: '/services/security', name: 'The 7:00 AM report', first: 'Patrols', last: 'Controller'},
  {
    path: '/services/cleaning',
    name: 'Monthly cleaning audit',
    first: 'Score',
    last: 'Chose the rooms',
  },
  {
    path: '/construction/renovations',
    name: 'Fire door certificate',
    first: 'The doorset',
    last: 'Installations inspector',
  },
  {
    path: '/construction/quantity-surveying',
    name: 'Cost plan, RIBA stage 2',
    first: 'Elements, in thousands',
    last: 'Second surveyor',
  },
  {
    path: '/services/property-maintenance',
    name: 'Permit to work: hot work',
    first: 'The task',
    last: 'Heating engineer',
  },
] as const;

function specimen(page: Page, name: string) {
  return page.getByRole('figure', {name: `Specimen: ${name}`});
}

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

/** The text of each printed sheet, without spaces, because a file may have some inside words. */
async function printedSheets(page: Page): Promise<string[]> {
  const file = await page.pdf({preferCSSPageSize: true});
  const {text} = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map(withoutSpaces);
}

for (const {path, name, first, last} of SPECIMENS) {
  test(`${name}: shown on ${path} and marked once as a specimen`, async ({page}) => {
    await page.goto(path);
    const sheet = specimen(page, name);
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText('Specimen', {exact: true})).toHaveCount(1);
    await expect(sheet.getByText('The building and the figures are invented.')).toBeVisible();
    expect(await sheet.getByRole('table').count()).toBeGreaterThan(1);
    await page.emulateMedia({forcedColors: 'active'});
    const stamp = sheet.getByText('Specimen', {exact: true});
    await expect(stamp).toBeVisible();
    await expect(stamp).toHaveCSS('border-top-style', 'double');
  });

  test(`${name}: fits a phone of 320 px`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 700});
    await page.goto(path);
    const sheet = await specimen(page, name).evaluate((figure) => ({
      page: document.documentElement.scrollWidth,
      wider: [...figure.querySelectorAll('*')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => !element.closest('thead'))
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .map(({className, textContent}) => `${className}: ${textContent}`),
    }));
    expect(sheet).toEqual({page: 320, wider: []});
  });

  test(`${name}: prints on one sheet`, async ({page}) => {
    await page.goto(path);
    const sheets = await printedSheets(page);
    const withStamp = sheets.filter((text) => text.includes('SPECIMEN'));
    expect(withStamp).toHaveLength(1);
    for (const text of [name, first, last, 'The building and the figures are invented.']) {
      expect(withStamp[0]).toContain(withoutSpaces(text));
    }
  });
}

test('pages that promise a document link to its specimen', async ({page}) => {
  for (const [from, link, to] of [
    ['/home', 'written report by 7:00 AM', '/services/security#the-7-00-am-report'],
    ['/home', 'an inspection score every month', '/services/cleaning#monthly-cleaning-audit'],
    ['/bespoke', 'What a certificate says', '/construction/renovations#fire-door-certificate'],
    [
      '/construction/fit-out',
      'what it looks like',
      '/construction/renovations#fire-door-certificate',
    ],
    [
      '/construction/design-build',
      'what a cost plan looks like',
      '/construction/quantity-surveying#cost-plan-riba-stage-2',
    ],
    [
      '/construction/project-management',
      'what a permit looks like',
      '/services/property-maintenance#permit-to-work-hot-work',
    ],
  ] as const) {
    await page.goto(from);
    await page.getByRole('main').getByRole('link', {name: link}).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator(to.slice(to.indexOf('#')))).toBeInViewport();
  }
});
