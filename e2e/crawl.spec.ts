import {expect, test, type Page} from 'playwright/test';
import {routes} from '@site/src/data/routes/routes';
import {openingPath} from '@site/src/plugins/openings/addresses';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {accessibilityFindings} from './accessibility';
import {openAt} from './openings';
import {hydrated, sitemapPaths} from './site';

/** Older editions are not in the sitemap; a few of them are crawled all the same. */
const SUPERSEDED = ['/2025/policies/whistleblowing', '/2025/services/security', '/2025/privacy'];

/** Records what goes wrong while a page loads. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page left early breaks off its own requests; that is no fault of the page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      faults.push(`request failed: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const {hostname} = new URL(request.url());
    if (!['127.0.0.1', ''].includes(hostname)) {
      faults.push(`request to another host: ${request.url()}`);
    }
  });
  return faults;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({top: 0, behavior: 'instant'});
  });
}

interface PageFacts {
  title: string;
  description: string;
  headings: number;
  width: number;
}

async function factsOf(page: Page): Promise<PageFacts> {
  return page.evaluate(() => ({
    title: document.title,
    description:
      document.querySelector('meta[name="description"]')?.getAttribute('content')?.trim() ?? '',
    headings: document.querySelectorAll('h1').length,
    width: document.documentElement.scrollWidth,
  }));
}

test('the sitemap names the pages of the route table and of the open jobs', async ({page}) => {
  const inSitemap = new Set(await sitemapPaths(page));
  const pages = routes
    .filter(({family, path}) => family !== 'redirect' && path !== '/recruitment')
    .map(({path}) => path);
  const openings = (await openAt(OPENINGS_DAY)).map(({slug}) => openingPath(slug));
  const expected = [...pages, ...openings];
  expect([...inSitemap].sort()).toEqual([...expected].sort());
});

test('every page is sound: no error, no failed request, no axe finding, own title and description', async ({
  page,
  viewport,
}) => {
  test.slow();
  test.setTimeout(15 * 60_000);
  const paths = [...(await sitemapPaths(page)), '/recruitment', ...SUPERSEDED];
  expect(paths.length).toBeGreaterThan(40);
  const faults = watch(page);
  await page.clock.setFixedTime(OPENINGS_DAY);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const report: string[] = [];

  for (const path of paths) {
    faults.length = 0;
    await page.goto(path);
    if (!SUPERSEDED.includes(path)) {
      // Older editions are plain HTML and never come alive.
      await hydrated(page);
    }
    await scrollThrough(page);
    const facts = await factsOf(page);
    const findings = [...faults, ...(await accessibilityFindings(page))];
    if (facts.headings !== 1) {
      findings.push(`${facts.headings} first-level headings`);
    }
    if (facts.width > (viewport?.width ?? 0)) {
      findings.push(`wider than the window: ${facts.width} px`);
    }
    if (facts.description.length < 50 || facts.description.length > 170) {
      findings.push(`description of ${facts.description.length} characters`);
    }
    const twin = path !== '/recruitment' && !path.startsWith('/2025/');
    if (twin && titles.has(facts.title)) {
      findings.push(`title of ${titles.get(facts.title) ?? ''}: ${facts.title}`);
    }
    if (twin && descriptions.has(facts.description)) {
      findings.push(`description of ${descriptions.get(facts.description) ?? ''}`);
    }
    titles.set(facts.title, path);
    descriptions.set(facts.description, path);
    report.push(...findings.map((finding) => `${path}: ${finding}`));
  }
  expect(report.join('\n')).toBe('');
});
