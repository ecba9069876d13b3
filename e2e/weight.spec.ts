import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test, type Page} from 'playwright/test';
import {indexPath, wordsPath} from '@site/src/shared/search/entry';
import {currentEdition, editions} from '@site/src/data/editions/editions';
import {site} from '../tools/builds.mjs';
import {hydrated} from './site';

const ROOT = path.join(__dirname, '..', site.folder);

/** Sizes in bytes: HTML and its inline styles compressed with brotli, scripts with gzip. */
interface Weight {
  /** Undefined for pages that grow with what authors write. */
  readonly html?: number;
  readonly rules: number;
  readonly scripts: number;
}

/** Budget of the site's script, which every page loads; gzip. */
const SITE = 6400;

/** Budget of the search script, which finds the suggestions of the not-found page; gzip. */
const SUGGESTIONS = 15_500;

/**
 * Budgets of search, brotli: `code` is its script and styles, `index` the pages of an edition,
 * `words` the saved index of the words in them. The last two grow with what authors write, and have
 * room for a fifth more.
 */
const SEARCH = {code: 45_000, index: 140_000, words: 160_000};

/**
 * What a page of each family may weigh: a tenth more than was measured, which is enough for a new
 * sentence and too little for a new block. A page whose words come from documents, adverts or the
 * record has no budget for its HTML, so that an approval or an advert never fails this test. Its
 * rules may grow by those of a list or a table, because the next text may have the first one.
 */
const BUDGETS: Readonly<Record<string, Weight>> = {
  '/': {html: 18_000, rules: 7_500, scripts: SITE},
  '/about': {html: 17_600, rules: 6_400, scripts: SITE},
  '/bespoke': {html: 20_000, rules: 7_500, scripts: SITE},
  '/policies': {rules: 6_000, scripts: SITE},
  '/policies/whistleblowing': {rules: 7_500, scripts: SITE},
  '/2025/policies/whistleblowing': {rules: 7_500, scripts: SITE},
  '/policies/in-force': {rules: 6_000, scripts: SITE},
  '/services/cleaning': {rules: 9_000, scripts: SITE},
  '/projects/manila-office-complex': {rules: 8_400, scripts: SITE},
  '/international-projects': {html: 18_900, rules: 6_200, scripts: SITE},
  '/careers/bench-joiner': {rules: 5_600, scripts: SITE},
  '/nope': {html: 4_890, rules: 2_400, scripts: SITE + SUGGESTIONS},
  '/careers': {rules: 7_200, scripts: 90_000},
  '/careers/apply': {html: 19_900, rules: 6_600, scripts: 121_000},
  '/contact': {html: 19_800, rules: 7_600, scripts: 120_500},
};

const read = (...names: string[]) => readFileSync(path.join(ROOT, ...names));
const brotli = (text: string) => brotliCompressSync(text).length;

/** Measures a page and everything that it loads automatically. */
async function weigh(page: Page, address: string): Promise<Required<Weight>> {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.body().then((body) => gzipSync(body, {level: 9}).length));
    }
  });
  const html = (await (await page.goto(address))?.text()) ?? '';
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const rules = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  return {
    html: brotli(html),
    rules: brotli(rules),
    scripts: (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
  };
}

for (const [address, budget] of Object.entries(BUDGETS)) {
  test(`${address} stays within its budget`, async ({page}) => {
    const weight = await weigh(page, address);
    const over = (['html', 'rules', 'scripts'] as const)
      .filter((part) => weight[part] > (budget[part] ?? Infinity))
      .map((part) => `${part}: ${weight[part]} bytes, at most ${budget[part] ?? ''}`);
    expect(over).toEqual([]);
    expect(weight.scripts).toBeGreaterThan(0);
  });
}

test('document pages load only the site’s script and no stylesheet for screens', () => {
  const pages = readdirSync(ROOT, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /(?:policies|services|construction|projects|privacy)\/.*\.html$/.test(name),
  );
  expect(pages.length).toBeGreaterThan(70);
  for (const page of pages) {
    const html = read(page).toString();
    expect(html.match(/<script src=[^>]*>/g), page).toHaveLength(1);
    expect(html, page).toMatch(/<script src="?\/assets\/js\/site\./);
    expect(html.match(/<link[^>]*rel="?stylesheet[^>]*>/g), page).toEqual([
      expect.stringContaining('media="print"'),
    ]);
    expect(html, page).not.toMatch(/rel="?(?:preload|modulepreload)/);
  }
});

test('search stays within its budget', () => {
  const folder = (name: string) =>
    readdirSync(path.join(ROOT, name))
      .filter((file) => file.startsWith('search.'))
      .map((file) => brotli(read(name, file).toString()));
  const code = [...folder('assets/js'), ...folder('assets/css')];
  expect(code).toHaveLength(2);
  expect(code.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(SEARCH.code);
  for (const {label} of editions) {
    expect(brotli(read(indexPath(label)).toString()), label).toBeLessThanOrEqual(SEARCH.index);
  }
  expect(brotli(read(wordsPath(currentEdition)).toString())).toBeLessThanOrEqual(SEARCH.words);
});
