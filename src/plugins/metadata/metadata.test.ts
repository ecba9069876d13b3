import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {git} from '../../policy-record/ledger/git';
import {securityText} from '.';
import {commitDay, knowsDays, sitemapItems, sourcesOf} from './sitemap';
import {addOpeningRoutes} from '../openings';
import {loadOpenings} from '../openings/load';
import {EXAMPLE_SITE} from '../openings/example-site.test-data';
import {brand} from '../../data/brand/brand';

let folder = '';
let siteDir = '';

/** Writes files and commits them with a given date. */
function commit(day: string, files: Readonly<Record<string, string>>): void {
  const at = `${day}T12:00:00Z`;
  const author = {NAME: 'Author', EMAIL: 'author@example.com', DATE: at};
  const env = Object.fromEntries(
    Object.entries(author).flatMap(([name, value]) => [
      [`GIT_AUTHOR_${name}`, value],
      [`GIT_COMMITTER_${name}`, value],
    ]),
  );
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
  git({siteDir}, 'add', '-A');
  git({siteDir, env}, 'commit', '-q', '-m', day);
}

const ABOUT = `import {group} from '@site/src/data/group/group';
import {Footer} from '@site/src/features/site/footer/Footer';
import {Card} from '@site/src/components/card/Card';
import {near} from './near';
`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'metadata-'));
  siteDir = path.join(folder, 'site');
  mkdirSync(siteDir);
  git({siteDir}, 'init', '-q');
  commit('2026-03-02', {
    'src/pages/about.tsx': ABOUT,
    'src/pages/near.ts': '',
    'src/features/site/footer/Footer.tsx': '',
    'src/components/card/Card.tsx': '',
    'docs/services/security.mdx': '',
  });
  commit('2026-05-04', {'src/data/group/group.ts': ''});
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe('the last change of a page', () => {
  it('is the date of its file or of the facts and features that it imports', () => {
    const sources = sourcesOf(siteDir, 'src/pages/about.tsx');
    expect(sources).toEqual([
      'src/pages/about.tsx',
      'src/data/group/group.ts',
      'src/features/site/footer/Footer.tsx',
      'src/pages/near.ts',
    ]);
    expect(sourcesOf(siteDir, 'src/pages/about')).toEqual(sources);
    expect(commitDay(siteDir, sources)).toBe('2026-05-04');
    const document = sourcesOf(siteDir, 'docs/services/security.mdx');
    expect(commitDay(siteDir, document)).toBe('2026-03-02');
  });

  it('is undefined for a file that was never committed or doesn’t exist', () => {
    expect(commitDay(siteDir, ['docs/new.mdx'])).toBeUndefined();
    expect(sourcesOf(siteDir, 'src/pages/nowhere')).toEqual([]);
    expect(commitDay(siteDir, [])).toBeUndefined();
  });

  it('is known only in a complete repository', () => {
    expect(knowsDays(siteDir)).toBe(true);
    expect(knowsDays(folder)).toBe(false);
    git({siteDir: folder}, 'clone', '-q', '--depth', '1', `file://${siteDir}`, 'shallow');
    expect(knowsDays(path.join(folder, 'shallow'))).toBe(false);
  });
});

it('the sitemap dates an opening by its last change, and the list by the newest of them', async () => {
  const opening = readFileSync(path.join(EXAMPLE_SITE, 'openings/bench-joiner.mdx'), 'utf8');
  commit('2026-11-03', {
    'versions.json': '[]',
    'openings/bench-joiner.mdx': opening.replace(
      'posted: 2026-11-02',
      'posted: 2026-11-02\nupdated: 2026-11-18T15:30',
    ),
  });
  const now = new Date('2026-11-20T12:00:00Z');
  vi.stubEnv('BUILD_CLOCK', now.toISOString());
  const routes: RouteConfig[] = [];
  const actions = {
    addRoute: (route: RouteConfig) => void routes.push(route),
    createData: () => Promise.resolve(''),
    setGlobalData: () => undefined,
  };
  await addOpeningRoutes(actions, loadOpenings(siteDir, now), {delivers: false});
  const url = 'https://www.example.com';
  const items = await sitemapItems(siteDir)({
    defaultCreateSitemapItems: () =>
      Promise.resolve(['/careers', '/careers/bench-joiner'].map((at) => ({url: url + at}))),
    routes,
    siteConfig: {url} as DocusaurusConfig,
  });
  vi.unstubAllEnvs();
  expect(items.map(({lastmod}) => lastmod)).toEqual(['2026-11-18', '2026-11-18']);
});

describe('security.txt', () => {
  const url = 'https://www.example.com';
  const fields = (day: string) =>
    new Map(
      securityText({url}, new Date(day))
        .trimEnd()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );

  it('gives the contact, with each RFC 9116 field once', () => {
    expect([...fields('2026-11-20T12:00:00Z')]).toEqual([
      ['Contact', `mailto:${brand.email.info}`],
      ['Expires', '2027-10-01T00:00:00.000Z'],
      ['Preferred-Languages', 'en'],
      ['Canonical', `${url}/.well-known/security.txt`],
      ['Policy', `${url}/terms`],
    ]);
  });

  it.each(['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'expires 300 to 365 days after a build on %s',
    (day) => {
      const days = (Date.parse(fields(day).get('Expires') ?? '') - Date.parse(day)) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    },
  );
});
