import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {redirects} from '@site/src/data/routes/routes';
import {copyPath} from '@site/src/policy-record/shared/addresses';
import {readPage} from '@site/src/platform/built-pages/page-parts';
import {knowsDays} from '@site/src/plugins/metadata/sitemap';
import {versionInForce} from '@site/src/policy-record/ledger/timeline';
import {git} from '@site/src/policy-record/ledger/git';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {allPages, builtFile, builtPage, builtSitemap, SITEMAP} from './built-site';
import {openAt} from './openings';
import {recordAt} from './record';

const ROOT = path.resolve(__dirname, '..');

/** Shortest and longest length: search engines cut longer text and distrust shorter text. */
const LENGTHS = {title: [10, 65], description: [50, 160]} as const;

const absolute = (address: string) => brand.url + address;

/** The whole title; `readPage` returns it without the site's name. */
const wholeTitle = (html: string) => /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? '';

const heads = SITEMAP.map((address) => {
  const html = builtPage(address);
  const {description, canonical, noindex} = readPage(html);
  return {address, title: wholeTitle(html), description, canonical, noindex};
});

test('every page has a title and a description of a length that search engines show', () => {
  expect(heads.length).toBeGreaterThan(10);
  const faults = heads.flatMap((head) =>
    (['title', 'description'] as const).flatMap((part) => {
      const [least, most] = LENGTHS[part];
      const text = head[part].replaceAll('&amp;', '&');
      return text.length < least || text.length > most
        ? [`${head.address}: ${part} of ${text.length} characters: ${text}`]
        : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('no two pages share a title or a description, in any edition', () => {
  const redirected = redirects.map(({from}) => from);
  const all = allPages().filter((address) => ![...redirected, '/recruitment'].includes(address));
  const shared = all.flatMap((address) => {
    const html = builtPage(address);
    // Two adverts may describe the same job in two places.
    const isAdvert = address.startsWith('/careers/');
    return [wholeTitle(html), ...(isAdvert ? [] : [readPage(html).description])];
  });
  expect(shared.filter((text, index) => shared.indexOf(text) !== index)).toEqual([]);
});

test('every page in the sitemap is canonical and may be indexed', () => {
  for (const {address, canonical, noindex} of heads) {
    expect({canonical, noindex}, address).toEqual({canonical: absolute(address), noindex: false});
  }
});

test('a page outside the sitemap is noindex, or its canonical link names the page it duplicates', () => {
  const redirected = redirects.map(({from}) => from);
  const others = allPages().filter(
    (address) => !SITEMAP.includes(address) && !redirected.includes(address),
  );
  expect(others.length).toBeGreaterThan(5);
  const wrong = others.filter((address) => {
    const {canonical, noindex} = readPage(builtPage(address));
    if (address === '/404') return !noindex || canonical !== '';
    return noindex ? canonical !== absolute(address) : !SITEMAP.map(absolute).includes(canonical);
  });
  expect(wrong).toEqual([]);
  expect(readPage(builtPage('/recruitment')).canonical).toBe(absolute('/careers'));
});

/** The date on which a page last changed, from the sitemap. */
function lastChange(address: string): string | undefined {
  const entry = builtSitemap()
    .split('<url>')
    .find((url) => url.includes(`<loc>${absolute(address)}</loc>`));
  return /<lastmod>([^<]+)<\/lastmod>/.exec(entry ?? '')?.[1];
}

test('the sitemap dates policies by when they took effect, and openings by when they were posted', () => {
  // The reports come into force on a later day.
  const record = recordAt(OPENINGS_DAY).flatMap((history) => {
    const version = versionInForce(history);
    return version ? [[history.path, version.effectiveFrom] as const] : [];
  });
  const posted = openAt(OPENINGS_DAY).map(
    ({slug, posted: day}) => [`/careers/${slug}`, day] as const,
  );
  expect(record.length).toBeGreaterThan(1);
  for (const [address, day] of [...record, ...posted]) {
    expect(lastChange(address), address).toBe(day);
  }
});

test('the sitemap dates other pages by their last commit, or not at all', () => {
  const recorded = new Set(recordAt(OPENINGS_DAY).map(({path: address}) => address));
  const address = SITEMAP.find((each) => !recorded.has(each) && existsSync(`docs${each}.mdx`));
  const day =
    address !== undefined && knowsDays(ROOT)
      ? git({siteDir: ROOT}, 'log', '-1', '--format=%cs', '--', `docs${address}.mdx`)
      : undefined;
  expect(address && lastChange(address)).toBe(day);
  expect(lastChange('/about') === undefined).toBe(day === undefined);
  expect(lastChange('/careers') ?? '').toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('security.txt is at its standard address, is plain text, and links to existing pages', async ({
  page,
}) => {
  const response = await page.request.get('/.well-known/security.txt');
  expect([response.status(), response.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${brand.email.info}\n`);
  for (const [, address = ''] of text.matchAll(/^(?:Policy|Canonical): (.+)$/gm)) {
    const path = new URL(address).pathname;
    expect(absolute(path)).toBe(address);
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  expect(SITEMAP).toContain('/terms');
});

test('robots.txt allows everything and names the sitemap', async ({page}) => {
  const response = await page.request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(await response.text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
  );
});

test('llms.txt follows its convention and links only to existing files', () => {
  const text = readFileSync(builtFile('/llms.txt'), 'utf8');
  expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> .+\n\n`));
  const sections = text.split(/^## /m).slice(1);
  expect(sections.length).toBeGreaterThan(5);
  const links = sections.flatMap((section) => {
    const [heading = '', ...lines] = section.trim().split('\n');
    const entries = lines.filter((line) => line !== '');
    expect(entries.length, heading).toBeGreaterThan(0);
    return entries.map((line) => /^- \[[^\]]+\]\(([^)\s]+)\)(?:: .+)?$/.exec(line)?.[1] ?? line);
  });
  expect(links.filter((url) => !existsSync(builtFile(url.replace(brand.url, ''))))).toEqual([]);
  for (const history of recordAt(OPENINGS_DAY)) {
    const {version} = versionInForce(history) ?? {};
    if (version === undefined) continue;
    expect(links).toContain(absolute(copyPath(history.path, version, 'txt')));
  }
});
