import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test, type Page} from 'playwright/test';
import {routes} from '@site/src/data/routes/routes';
import {hydrated, sitemapPaths} from './site';

/** Older editions are not in the sitemap; a few of them are crawled all the same. */
const SUPERSEDED = ['/2025/policies/whistleblowing', '/2025/services/security', '/2025/privacy'];

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {readonly html: string}[];
}

interface AxeWindow {
  axe: {run: (context: Document, options: object) => Promise<{violations: Finding[]}>};
}

/** Everything axe finds on the page as it stands, one line a finding. */
async function accessibilityFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (tags) => {
    const {axe} = window as unknown as AxeWindow;
    const result = await axe.run(document, {runOnly: {type: 'tag', values: tags}});
    return result.violations.map(({id, help, nodes}) => ({
      id,
      help,
      nodes: nodes.map(({html}) => ({html})),
    }));
  }, WCAG);
  return violations.map(({id, help, nodes}) => `${id}: ${help}\n    ${nodes[0]?.html ?? ''}`);
}

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

test('the sitemap and the route table name the same pages', async ({page}) => {
  const inSitemap = new Set(await sitemapPaths(page));
  const expected = routes
    .filter(({family, path}) => family !== 'redirect' && path !== '/recruitment')
    .map(({path}) => path);
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
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const report: string[] = [];

  for (const path of paths) {
    faults.length = 0;
    await page.goto(path);
    await hydrated(page);
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
