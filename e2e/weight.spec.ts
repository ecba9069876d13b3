import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test, type Page} from 'playwright/test';
import {indexPath} from '@site/src/shared/search/entry';
import {editions} from '@site/src/data/editions/editions';
import {site} from '../tools/builds.mjs';
import {hydrated} from './site';

const ROOT = path.join(__dirname, '..', site.folder);

/** Bytes: HTML and the rules in it as brotli sends them, scripts as gzip does. */
interface Weight {
  readonly html: number;
  readonly rules: number;
  readonly scripts: number;
}

/** The site's script, which every page carries. */
const SITE = 6340;

/** The not-found page looks for what was meant, with the script of search. Gzip. */
const SUGGESTIONS = 14_450;

/** What is fetched when someone searches, as brotli sends it: script and rules, and an edition's index. */
const SEARCH = {code: 45_000, index: 120_000};

/**
 * What a page of each family may weigh. The HTML may grow to ten per cent above what was last
 * measured: enough for a new sentence, too little for a new block. The first 14.6 KB reach a visitor in one round trip; of a
 * policy with every clause numbered and cited, the copies and the list of versions come after it.
 * Every page carries the registered particulars, the emergency number, the control of search and its
 * security policy, and most say for machines what they say for readers.
 */
const BUDGETS: Readonly<Record<string, Weight>> = {
  '/': {html: 15_830, rules: 6_900, scripts: SITE},
  '/about': {html: 13_200, rules: 5_850, scripts: SITE},
  '/bespoke': {html: 17_880, rules: 6_850, scripts: SITE},
  '/policies': {html: 10_720, rules: 5_150, scripts: SITE},
  '/policies/whistleblowing': {html: 18_940, rules: 6_700, scripts: SITE},
  '/2025/policies/whistleblowing': {html: 17_740, rules: 6_700, scripts: SITE},
  '/policies/in-force': {html: 17_740, rules: 5_250, scripts: SITE},
  '/services/cleaning': {html: 15_920, rules: 7_150, scripts: SITE},
  '/projects/manila-office-complex': {html: 15_660, rules: 6_850, scripts: SITE},
  '/international-projects': {html: 15_950, rules: 5_950, scripts: SITE},
  '/careers/bench-joiner': {html: 13_650, rules: 5_300, scripts: SITE},
  '/nope': {html: 5_190, rules: 2_300, scripts: SITE + SUGGESTIONS},
  '/careers': {html: 21_800, rules: 7_200, scripts: 90_000},
  '/careers/apply': {html: 20_010, rules: 6_800, scripts: 132_200},
  '/contact': {html: 18_900, rules: 7_850, scripts: 120_000},
};

const read = (...names: string[]) => readFileSync(path.join(ROOT, ...names));
const brotli = (text: string) => brotliCompressSync(text).length;

/** The page as it arrives, and all that it then loads by itself. */
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
  test(`${address} weighs no more than it may`, async ({page}) => {
    const weight = await weigh(page, address);
    const over = (['html', 'rules', 'scripts'] as const)
      .filter((part) => weight[part] > budget[part])
      .map((part) => `${part}: ${weight[part]} bytes, at most ${budget[part]}`);
    expect(over).toEqual([]);
    expect(weight.scripts).toBeGreaterThan(0);
  });
}

test('pages of documents name no script but the site’s, and no sheet for screens', () => {
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

test('search weighs no more than it may', () => {
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
});
