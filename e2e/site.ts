import {expect, type Page} from 'playwright/test';

/** Waits until React runs the applications of the page. The site's script has run by then. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-application]:not([data-alive])')).toHaveCount(0);
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

/** The addresses in the built sitemap, as paths. */
export async function sitemapPaths(page: Page): Promise<string[]> {
  const response = await page.request.get('/sitemap.xml');
  const xml = await response.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}
