import {expect, test, type Page} from 'playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';

const FIRE_DOORS = '/construction/renovations';
const COSTS = '/construction/quantity-surveying';
const PERMITS = '/services/property-maintenance';
const REPORTS = '/construction/project-management';
const REGISTER = '/services/specialist-management';

// Specimens must be readable without scripts.
test.use({javaScriptEnabled: false});

const SPECIMENS = [
  ['/services/security', 'The 7:00 AM report', 'Patrols', 'Controller'],
  ['/services/cleaning', 'Monthly cleaning audit', 'Score', 'Chose the rooms'],
  [FIRE_DOORS, 'Fire door record', 'The doorset', 'Installations inspector'],
  [COSTS, 'Cost plan, RIBA stage 2', 'Elements, in thousands', 'Second surveyor'],
  [PERMITS, 'Permit to work: hot work', 'The task', 'Heating engineer'],
  [REPORTS, 'Monthly report, page one', 'Tasks planned', 'Costs checked'],
  [REGISTER, 'Register of inspections', 'In order of', 'Responsible person for water'],
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

for (const [path, name, first, last] of SPECIMENS) {
  test(`${name} on ${path}: marked once as a specimen, fits 320 px and prints on one sheet`, async ({
    page,
  }) => {
    await page.goto(path);
    const sheet = specimen(page, name);
    await expect(sheet).toBeVisible();
    const stamp = sheet.getByText('Specimen', {exact: true});
    await expect(stamp).toHaveCount(1);
    await expect(sheet.getByText('Yours will have the same layout.')).toBeVisible();
    expect(await sheet.getByRole('table').count()).toBeGreaterThan(1);

    const withStamp = (await printedSheets(page)).filter((text) => text.includes('SPECIMEN'));
    expect(withStamp).toHaveLength(1);
    for (const text of [name, first, last, 'Yours will have the same layout.']) {
      expect(withStamp[0]).toContain(withoutSpaces(text));
    }

    await page.setViewportSize({width: 320, height: 700});
    const widths = await sheet.evaluate((figure) => ({
      page: document.documentElement.scrollWidth,
      wider: [...figure.querySelectorAll('*')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => !element.closest('thead'))
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .map(({className, textContent}) => `${className}: ${textContent}`),
    }));
    expect(widths).toEqual({page: 320, wider: []});

    await page.emulateMedia({forcedColors: 'active'});
    await expect(stamp).toBeVisible();
    await expect(stamp).toHaveCSS('border-top-style', 'double');
  });
}
