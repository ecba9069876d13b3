import {expect, type Page} from 'playwright/test';

/** Waits until React runs every interactive part; the site's own script runs before that. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0);
}

/** Waits until the page uses the site's own fonts, which load last. */
export async function fontsUsed(page: Page): Promise<void> {
  const isUsed = () =>
    [...document.fonts].some(({family, status}) => family === 'Archivo' && status === 'loaded');
  await expect.poll(() => page.evaluate(isUsed)).toBe(true);
}

/** A page of each family. */
export const FAMILIES = [
  '/',
  '/contact',
  '/careers',
  '/careers/apply',
  '/careers/bench-joiner',
  '/search',
  '/international-projects',
  '/design',
  '/policies/in-force',
  '/policies',
  '/policies/whistleblowing',
  '/2025/policies/whistleblowing',
  '/services/security',
  '/projects',
  '/projects/manila-office-complex',
  '/reports/2025-26',
  '/privacy',
];

const watched = new WeakSet<Page>();

/** Fails the test if the console reports a violation of the page's security policy. */
function watchPolicy(page: Page): void {
  if (watched.has(page)) return;
  watched.add(page);
  page.on('console', (message) => {
    expect.soft(message.text()).not.toMatch(/Content[ -]Security[ -]Policy|Trusted/);
  });
}

/** Opens a page and waits for its scripts. */
export async function open(page: Page, path: string): Promise<void> {
  watchPolicy(page);
  await page.goto(path);
  await hydrated(page);
  // React has kept the built HTML: it says the same as our components.
  await expect(page.locator('[data-alive=again]')).toHaveCount(0);
}

/** Sum of the layout shifts since the page loaded; 0 means that nothing moved. */
export async function layoutShifts(page: Page): Promise<number> {
  // Waits until everything, including the fonts, has loaded.
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      // TypeScript's library has no type for layout-shift entries.
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await new Promise((idle) => requestIdleCallback(idle));
    add(observer.takeRecords());
    return sum;
  });
}

/** Holds back files, by default the page's scripts. @returns a function that releases them */
export async function hold(
  page: Page,
  files: string | RegExp = '**/assets/js/**',
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The page that a network with a sign-in screen returns for every request. */
export const OTHER_PAGE = '<!doctype html><title>Please sign in</title><h1>Please sign in</h1>';

/** Wrong responses that a provider or a network may send instead of data. */
export const WRONG_ANSWERS = {
  'a page instead of data': {contentType: 'text/html', body: OTHER_PAGE},
  'valid JSON of the wrong shape': {
    contentType: 'application/json',
    body: '{"layers":7,"entries":null}',
  },
} as const;
