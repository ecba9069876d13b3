import {expect, test, type Page} from 'playwright/test';
import {fontsUsed, hold, hydrated} from './site';
import {specification} from './specification';

const PATH = '/international-projects';
const FRAMEWORK = '**/assets/js/**';

/** Addresses, each with the country that it shows and a width of the window. */
const ADDRESSES = [
  ['', 'philippines', 1280],
  ['?country=usa', 'usa', 390],
  ['#saudi', 'saudi', 1280],
  ['?country=atlantis', 'philippines', 390],
] as const;

/** Ids of the visible country panels. */
function visibleCountries(page: Page): Promise<string[]> {
  return page
    .locator('.tabs__panel')
    .filter({visible: true})
    .evaluateAll((panels) => panels.map(({id}) => id));
}

/** Starts recording which countries the page shows and when layout shifts occur. */
async function recordPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const shifts: PerformanceEntry[] = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    const look = () => {
      // A panel may be parsed before its content, so this looks for a visible heading.
      for (const heading of document.querySelectorAll('.tabs__panel h2')) {
        if (heading.checkVisibility()) seen.add(heading.closest('.tabs__panel')?.id ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, {
      painted: (since: number) => ({
        seen: [...seen],
        moved: shifts.filter(({startTime}) => startTime > since).length,
      }),
    });
  });
}

/** Waits until the page is painted in its own fonts, and returns that moment in ms. */
async function waitForPaint(page: Page): Promise<number> {
  await fontsUsed(page);
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return performance.now();
  });
}

for (const [address, country, width] of ADDRESSES) {
  test(`the first paint of "${address}" shows only ${country}, and nothing shifts when the scripts load`, async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({message}) => errors.push(message));
    const release = await hold(page);
    // The window is tall enough for the whole page, so that every shift is counted.
    await page.setViewportSize({width, height: 9000});
    await recordPaint(page);

    // The referrer is a page of this site, so that the fonts do not wait for the blocked scripts.
    await page.goto(PATH + address, {waitUntil: 'commit', referer: `${baseURL ?? ''}/`});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await visibleCountries(page)).toEqual([country]);
    await expect(page.locator('.tabs__tab[aria-current="true"]')).toHaveId(`tab-${country}`);

    const since = await waitForPaint(page);
    release();
    await hydrated(page);
    await expect(page.getByRole('tabpanel')).toHaveId(country);
    await expect(page.getByRole('tab', {selected: true})).toHaveId(`tab-${country}`);
    await waitForPaint(page);
    expect(
      await page.evaluate(
        (from) => (window as unknown as {painted: (since: number) => unknown}).painted(from),
        since,
      ),
    ).toEqual({seen: [country], moved: 0});
    expect(errors).toEqual([]);
  });
}

test('the tabs link to their countries when the scripts fail to load', async ({page}) => {
  await page.route(FRAMEWORK, (route) => route.abort());
  await page.goto(PATH);
  const tabs = page.getByRole('navigation', {name: 'Countries'}).getByRole('link');
  await expect(tabs).toHaveText(specification.countries.tabs.map(([, label]) => label));
  await tabs.getByText('USA').press('Enter');
  await expect(page).toHaveURL(/\?country=usa/);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await visibleCountries(page)).toEqual(['usa']);
  await expect(page.locator('#usa').getByRole('heading').first()).toBeInViewport();
  await expect(tabs.first()).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all countries are readable, and the tabs link to them', async ({page}) => {
    await page.goto(PATH);
    expect(await visibleCountries(page)).toEqual(['philippines', 'usa', 'saudi']);
    await page
      .getByRole('navigation', {name: 'Countries'})
      .getByRole('link', {name: 'Saudi Arabia'})
      .click();
    await expect(page.locator('#saudi').getByRole('heading').first()).toBeInViewport();
    expect(await visibleCountries(page)).toEqual(['philippines', 'usa', 'saudi']);
  });
});
