import {expect, type Page} from 'playwright/test';

/** Waits until React runs the applications of the page. The site's script has run by then. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0);
}

/** Waits until the page is set in the site's own fonts, which come after everything else. */
export async function fontsUsed(page: Page): Promise<void> {
  const isUsed = () =>
    [...document.fonts].some(({family, status}) => family === 'Archivo' && status === 'loaded');
  await expect.poll(() => page.evaluate(isUsed)).toBe(true);
}

const watched = new WeakSet<Page>();

/** Whatever a journey does, it must meet no refusal of the page's own security policy. */
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
}

/** Keeps the page's scripts back. @returns lets them go */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** What a network that asks people to sign in answers in the place of anything. */
export const OTHER_PAGE = '<!doctype html><title>Please sign in</title><h1>Please sign in</h1>';

/** What a provider or a network may answer in the place of data. */
export const WRONG_ANSWERS = {
  'a page in the place of data': {contentType: 'text/html', body: OTHER_PAGE},
  'half an answer': {contentType: 'application/json', body: '{"version":8,"layers":['},
  'nonsense in good form': {contentType: 'application/json', body: '{"layers":7,"entries":null}'},
  'twenty million letters': {contentType: 'application/json', body: `"${'x'.repeat(20_000_000)}"`},
} as const;
