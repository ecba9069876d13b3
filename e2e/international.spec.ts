import {expect, test, type Page} from 'playwright/test';
import {specification} from '@site/src/data/specification';
import {open} from './site';

const PATH = '/international-projects';

/** Addresses, and the country that each asks for. */
const ASKED = [
  ['', 'philippines'],
  ['?country=usa', 'usa'],
  ['#saudi', 'saudi'],
  ['?country=saudi#usa', 'saudi'],
  ['?country=atlantis', 'philippines'],
  ['#elsewhere', 'philippines'],
] as const;

/** Ids of the countries that can be read. */
function shown(page: Page): Promise<string[]> {
  return page
    .locator('.tabs__panel')
    .filter({visible: true})
    .evaluateAll((panels) => panels.map(({id}) => id));
}

/** The page as it is painted first, and stays when the scripts of the framework do not arrive. */
async function withoutFramework(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) => route.abort());
}

for (const [address, country] of ASKED) {
  test(`the first paint of "${address}" shows ${country} alone, and hydration agrees`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({message}) => errors.push(message));
    // The whole page stands in the window, so that whatever moves is counted.
    await page.setViewportSize({width: page.viewportSize()?.width ?? 0, height: 9000});
    await page.addInitScript(() => {
      const seen = new Set<string>();
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) moved += (shift as unknown as {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
      const look = () => {
        for (const panel of document.querySelectorAll('.tabs__panel')) {
          if (panel.checkVisibility()) seen.add(panel.id);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, {painted: () => ({seen: [...seen], moved})});
    });
    await open(page, PATH + address);
    await expect(page.getByRole('tabpanel')).toHaveId(country);
    await expect(page.getByRole('tab', {selected: true})).toHaveId(`tab-${country}`);
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => (window as unknown as {painted: () => unknown}).painted()),
    ).toEqual({seen: [country], moved: 0});
    expect(errors).toEqual([]);

    await withoutFramework(page);
    await page.reload();
    expect(await shown(page)).toEqual([country]);
    await expect(page.locator('.tabs__tab[aria-current="true"]')).toHaveId(`tab-${country}`);
  });
}

test('the tabs lead to their countries when the scripts of the framework do not arrive', async ({
  page,
}) => {
  await withoutFramework(page);
  await page.goto(PATH);
  const tabs = page.getByRole('navigation', {name: 'Countries'}).getByRole('link');
  await expect(tabs).toHaveText([...specification.names.countries]);
  await tabs.getByText('USA').press('Enter');
  await expect(page).toHaveURL(/\?country=usa/);
  expect(await shown(page)).toEqual(['usa']);
  await expect(page.locator('#usa').getByRole('heading').first()).toBeInViewport();
  await expect(tabs.first()).toBeInViewport();
});

test('the tabs work after a change of page inside the site, there and back', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.locator(`main a[href="${PATH}"]`).first().click();
  await expect(page.getByRole('tabpanel')).toHaveId('philippines');
  await page.getByRole('tab', {name: 'USA'}).click();
  expect(await shown(page)).toEqual(['usa']);
  const title = specification.names.featuredWork[0];
  await page.getByRole('main').getByRole('link', {name: title, exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel')).toHaveId('usa');
  await expect(page.locator('.tabs__tab[aria-current="true"], .tabs script')).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all countries can be read, and the tabs lead down to them', async ({page}) => {
    await page.goto(PATH);
    expect(await shown(page)).toEqual(['philippines', 'usa', 'saudi']);
    await page
      .getByRole('navigation', {name: 'Countries'})
      .getByRole('link', {name: 'Saudi Arabia'})
      .click();
    await expect(page.locator('#saudi').getByRole('heading').first()).toBeInViewport();
    expect(await shown(page)).toEqual(['philippines', 'usa', 'saudi']);
  });
});
