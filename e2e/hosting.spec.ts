import {readdirSync, readFileSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {headersFile, redirectsFile} from '@site/src/plugins/hosting/index';
import {headersOf, hostFiles, mediaTypeOf, UNKNOWN_TYPE} from '@site/src/plugins/hosting/rules';
import {filesOfWholeBuild} from '@site/src/plugins/hosting/whole-build';
import {site} from '@site/tools/builds.mjs';
import {expect, test} from 'playwright/test';
import {specification} from './specification';

const files = readdirSync(site.folder, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(site.folder, path.join(entry.parentPath, entry.name))}`)
  .filter((file) => !hostFiles.includes(file));

test('every file of the build has a known media type', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => mediaTypeOf(file) === UNKNOWN_TYPE)).toEqual([]);
});

test('every file that is cached for ever has a hash in its path', () => {
  const kept = files.filter((file) => headersOf(file)['Cache-Control']?.includes('immutable'));
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((file) => !/[-./][0-9a-f]{8,}[./]/.test(file))).toEqual([]);
});

test('the build lists its own files, so that an incomplete build is never published', () => {
  expect(filesOfWholeBuild(site.folder).length).toBe(files.length + hostFiles.length - 1);
});

test('no file contains a path of the machine that built it', () => {
  const folders = ['file:///', path.resolve(site.folder, '..'), `${homedir()}${path.sep}`];
  const withFolder = files.filter((file) => {
    const text = readFileSync(path.join(site.folder, file), 'latin1');
    return folders.some((folder) => text.includes(folder));
  });
  expect(withFolder).toEqual([]);
});

test('the licences of all packages in the scripts are published', () => {
  const text = readFileSync(path.join(site.folder, 'licences.txt'), 'utf8');
  for (const name of ['react', 'react-dom', 'maplibre-gl', 'pbf', 'minisearch', 'zod', 'clsx']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
  }
  expect(text).toContain('Copyright (c) Meta Platforms');
  expect(text).not.toContain('axe-core');
});

test('the build contains the configuration of Netlify and Cloudflare Pages', () => {
  const read = (name: string) => readFileSync(path.join(site.folder, name), 'utf8');
  expect(read('_headers')).toBe(headersFile());
  expect(read('_redirects')).toBe(redirectsFile(specification.redirects, {netlify: false}));
});

test('the browser recognises every feature that the headers switch off', async ({page}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const response = await page.goto('/');
  expect(response?.headers()['permissions-policy']).toContain('camera=()');
  expect(said).toEqual([]);
});
