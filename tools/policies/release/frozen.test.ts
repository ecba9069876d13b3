import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import docsVersion from '@docusaurus/plugin-content-docs/lib/cli';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {apply, undo} from '../changes/changes';
import {CURRENT} from '../content/documents';
import {filesBelow} from '../content/files';
import {copyOfRepository, snapshot} from '../fixture';
import {currentLabel, EDITIONS} from './edition-label';
import {releaseFiles, type Release} from './frozen';
import {readBrandTokens, readSidebars} from './site-modules';

let root: string;
let release: Release;

beforeEach(async () => {
  root = copyOfRepository();
  const closed = currentLabel(readFileSync(path.join(root, EDITIONS), 'utf8'));
  release = {
    closed,
    begun: String(Number(closed) + 1),
    sidebars: await readSidebars(root),
    brandTokens: await readBrandTokens(root),
  };
});

afterEach(() => rmSync(root, {recursive: true}));

/** Cuts the edition with Docusaurus's own command, in a copy, and returns the tree. */
async function cutByDocusaurus(): Promise<Readonly<Record<string, string>>> {
  const copy = copyOfRepository();
  const locale = 'en-GB';
  await docsVersion.cliDocsVersionCommand(
    release.closed,
    {id: 'default', path: 'docs', sidebarPath: path.join(copy, 'sidebars.ts')},
    {
      siteDir: copy,
      i18n: {
        locales: [locale],
        defaultLocale: locale,
        path: 'i18n',
        localeConfigs: {[locale]: {path: locale}},
      },
    },
  );
  const tree = snapshot(copy);
  rmSync(copy, {recursive: true});
  return tree;
}

const decoded = (base64 = '') => Buffer.from(base64, 'base64').toString();

describe('a release of the real documents', () => {
  it('writes what Docusaurus would, and what is special about our editions', async () => {
    const expected = await cutByDocusaurus();
    apply(root, {title: 'release', files: releaseFiles(root, release)});
    const found = snapshot(root);
    const folder = `versioned_docs/version-${release.closed}`;
    const others = Object.keys(found).filter((file) => found[file] !== expected[file]);
    const policies = filesBelow(root, `${folder}/policies`);
    expect(others.sort()).toEqual([EDITIONS, `${folder}/brand-tokens.json`, ...policies].sort());
    for (const file of policies) {
      expect(decoded(found[file])).toBe(
        decoded(expected[file]).replace(/^status: in force$/m, 'status: superseded'),
      );
    }
    expect(Object.keys(expected).filter((file) => !(file in found))).toEqual([]);
  });

  it('is undone to the last byte', () => {
    const before = snapshot(root);
    const guarded = filesBelow(root, CURRENT);
    const files = releaseFiles(root, release);
    apply(root, {title: 'release', files, keepAs: 'release', guarded});
    expect(snapshot(root)).not.toEqual(before);
    undo(root, 'release');
    expect(snapshot(root)).toEqual(before);
  });

  it('freezes the words of the brand', () => {
    expect(release.brandTokens['brand.name']).toMatch(/^[^{}]+$/);
    expect(Object.keys(release.brandTokens).length).toBeGreaterThan(20);
  });
});
