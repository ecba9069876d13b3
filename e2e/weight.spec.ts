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
  readonly html: number;
  readonly rules: number;
  readonly scripts: number;
}

/** Budget of the site's script, which every page loads; gzip. */
const SITE = 6340;

/** Budget of the search script, which finds the suggestions of the not-found page; gzip. */
const SUGGESTIONS = 14_250;

/**
 * Budgets of search, brotli: `code` is its script and styles, `index` the pages of an edition,
 * `words` the saved index of the words in them.
 */
const SEARCH = {code: 45_000, index: 120_000, words: 140_000};

/**
 * What a page of each family may weigh. The HTML may grow to ten per cent above its last
 * measurement: enough for a new sentence, too little for a new block. The first 14.6 KB reach a
 * visitor in one round trip; on a policy, the copies and the list of versions come later.
 * Every page contains the registered particulars, the emergency number, the search link and its
 * security policy, and most contain JSON-LD.
 */
const BUDGETS: Readonly<Record<string, Weight>> = {
  '/': {html: 17_380, rules: 7_090, scripts: SITE},
  '/about': {html: 16_860, rules: 5_920, scripts: SITE},
  '/bespoke': {html: 19_580, rules: 7_000, scripts: SITE},
  '/policies': {html: 12_500, rules: 5_260, scripts: SITE},
  '/policies/whistleblowing': {html: 18_490, rules: 6_620, scripts: SITE},
  '/2025/policies/whistleblowing': {html: 17_020, rules: 6_580, scripts: SITE},
  '/policies/in-force': {html: 17_200, rules: 5_170, scripts: SITE},
  '/services/cleaning': {html: 19_350, rules: 8_290, scripts: SITE},
  '/projects/manila-office-complex': {html: 18_780, rules: 7_670, scripts: SITE},
  '/international-projects': {html: 18_420, rules: 5_730, scripts: SITE},
  '/careers/bench-joiner': {html: 12_720, rules: 4_940, scripts: SITE},
  '/nope': {html: 4_630, rules: 2_160, scripts: SITE + SUGGESTIONS},
  '/careers': {html: 22_550, rules: 6_900, scripts: 90_000},
  '/careers/apply': {html: 19_720, rules: 6_080, scripts: 121_000},
  '/contact': {html: 19_350, rules: 7_090, scripts: 120_500},
};

const read = (...names: string[]) => readFileSync(path.join(ROOT, ...names));
const brotli = (text: string) => brotliCompressSync(text).length;

/** Measures a page and everything that it loads automatically. */
async function weigh(page: Page, address: string): Promise<Weight> {
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
      .filter((part) => weight[part] > budget[part])
      .map((part) => `${part}: ${weight[part]} bytes, at most ${budget[part]}`);
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
