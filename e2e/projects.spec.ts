import {expect, test, type Page} from 'playwright/test';
import {accessibilityFindings} from './accessibility';
import {open} from './site';

const PROJECTS = 11;

/** The visible projects of the register. */
const projects = (page: Page) => page.locator('main li[data-sector]:visible');
const status = (page: Page) => page.getByRole('status').filter({hasText: 'project'});

test('the register shows every project with its picture, place, value and status', async ({
  page,
}) => {
  await open(page, '/projects');
  await expect(projects(page)).toHaveCount(PROJECTS);
  await expect(status(page)).toHaveText('11 of 11 projects');
  for (const place of ['Manchester', 'Leeds', 'New York', 'Manila', 'Riyadh']) {
    const project = projects(page).filter({hasText: place}).first();
    await expect(project).toContainText('£');
    await expect(project.getByRole('img', {name: /^Scale model/})).toBeVisible();
    await expect(project.getByRole('link')).toHaveAttribute('href', /^\/projects\/[a-z-]+$/);
  }
  for (const [title, facts] of [
    ['New fire doors for lived-in flats', /Bespoke, housing.*2025.*35 weeks planned, 38 taken/],
    [
      'Two floors made ready for a tenant',
      /Construction and Bespoke, offices.*22 weeks planned, 23/,
    ],
    ['Two offices, one cleaning team', /Facilities, offices.*since 2023.*In service/],
    ['A four-storey office beside a canal', /62 weeks planned/],
  ] as const) {
    await expect(projects(page).filter({hasText: title})).toContainText(facts);
  }
});

test('the address filters the register, and the lists change the address without a load; unknown values are ignored', async ({
  page,
}) => {
  await open(page, '/projects?sector=offices&company=facilities');
  await expect(projects(page)).toHaveCount(3);
  await expect(status(page)).toHaveText('3 of 11 projects');
  await expect(page.getByLabel('Sector')).toHaveValue('offices');

  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.getByLabel('Region').selectOption({label: 'North West'});
  await expect(projects(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?sector=offices&company=facilities&region=north-west$/);
  await page.getByLabel('Sector').selectOption({label: 'Hotels'});
  await expect(projects(page)).toHaveCount(0);
  await expect(status(page)).toContainText('No project matches');
  for (const list of ['Sector', 'Company', 'Region']) {
    await page.getByLabel(list).selectOption({index: 0});
  }
  await expect(projects(page)).toHaveCount(PROJECTS);
  await expect(page).toHaveURL(/\/projects$/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
  await open(page, '/projects?sector=zoo&region=%3Cb%3E');
  await expect(projects(page)).toHaveCount(PROJECTS);
});

test('the grid of the register has no empty cell at its end, however many projects show', async ({
  page,
}) => {
  for (const [query, count] of [
    ['', PROJECTS],
    ['?sector=heritage', 1],
    ['?region=abroad', 3],
    ['?company=facilities', 4],
    ['?company=bespoke', 5],
    ['?sector=offices', 6],
  ] as const) {
    await open(page, `/projects${query}`);
    await expect(projects(page)).toHaveCount(count);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({width, height: 800});
      const [grid, last] = [page.locator('.project__cards'), projects(page).last()];
      const [whole, card] = [await grid.boundingBox(), await last.boundingBox()];
      const right = (box: typeof whole) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
      expect(right(card), `${query} at ${width}`).toBe(right(whole));
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all projects show and the filter does not', async ({page}) => {
    await page.goto('/projects?sector=hotels');
    await expect(projects(page)).toHaveCount(PROJECTS);
    await expect(page.getByLabel('Sector')).toBeHidden();
  });
});

test('a project shows its figures, and its programme in words and as lines', async ({page}) => {
  await open(page, '/projects/east-london-doors');
  const figures = page.getByRole('table', {name: 'Figures'});
  await expect(figures.getByRole('row', {name: /Weeks from survey/})).toContainText('38');
  const programme = page.getByRole('table', {name: /^Programme/});
  const fitting = programme.getByRole('row', {name: /^Fitting/});
  await expect(fitting).toContainText('Late: The delivery, missed appointments');
  await expect(fitting).toContainText('Planned 1 Sept – 17 Oct 2025');
  await expect(fitting).toContainText('Actual 15 Sept – 7 Nov 2025');
  await expect(fitting.locator('svg line')).toHaveCount(6);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('pages of services and companies name their projects with pictures, and how long they took', async ({
  page,
}) => {
  for (const [address, title, pictures] of [
    ['/services/cleaning', 'Two offices, one cleaning team', 2],
    ['/construction/fit-out', 'Two floors made ready for a tenant', 2],
    ['/home', 'Eleven patrol sites', 2],
    ['/facilities-management', 'Fourteen buildings, one maintenance team', 2],
    ['/design', 'A four-storey office beside a canal', 1],
    ['/bespoke', 'New fire doors for lived-in flats', 2],
    ['/construction', 'Two floors made ready for a tenant', 2],
  ] as const) {
    await page.goto(address);
    const section = page.locator('main section', {
      has: page.getByRole('heading', {name: 'Projects', exact: true}),
    });
    await expect(section.getByRole('link', {name: title}), address).toBeVisible();
    await expect(section).toContainText(/weeks planned|In service/);
    await expect(section.locator('img'), address).toHaveCount(pictures);
  }
});
