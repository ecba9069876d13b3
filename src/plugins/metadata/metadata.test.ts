import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {git} from '../../policy-record/ledger/git';
import {robotsText} from './index';
import {commitDay, knowsDays, sourcesOf} from './last-change';

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
    expect(commitDay(siteDir, sources)).toBe('2026-05-04');
  });

  it('finds a component’s file when the route omits its extension', () => {
    expect(sourcesOf(siteDir, 'src/pages/about')[0]).toBe('src/pages/about.tsx');
  });

  it('is the date of a document’s own file', () => {
    const sources = sourcesOf(siteDir, 'docs/services/security.mdx');
    expect(commitDay(siteDir, sources)).toBe('2026-03-02');
  });

  it('is undefined for a file that was never committed or doesn’t exist', () => {
    expect(commitDay(siteDir, ['docs/new.mdx'])).toBeUndefined();
    expect(sourcesOf(siteDir, 'src/pages/nowhere')).toEqual([]);
    expect(commitDay(siteDir, [])).toBeUndefined();
  });

  it('is read only from a complete repository', () => {
    expect(knowsDays(siteDir)).toBe(true);
    expect(knowsDays(folder)).toBe(false);
    git({siteDir: folder}, 'clone', '-q', '--depth', '1', `file://${siteDir}`, 'shallow');
    expect(knowsDays(path.join(folder, 'shallow'))).toBe(false);
  });
});

it('robots.txt names no sitemap when the site has none', () => {
  expect(robotsText({url: 'https://www.example.com', noIndex: true})).toBe(
    'User-agent: *\nAllow: /\n',
  );
});
