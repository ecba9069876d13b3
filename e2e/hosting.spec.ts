import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '@site/src/data/routes/routes';
import {headersFile, redirectsFile} from '@site/src/plugins/hosting/host-files';
import {headersOf, hostFiles, mediaTypeOf, UNKNOWN_TYPE} from '@site/src/plugins/hosting/rules';
import {site} from '@site/tools/builds.mjs';
import {expect, test} from 'playwright/test';

const files = readdirSync(site.folder, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(site.folder, path.join(entry.parentPath, entry.name))}`)
  .filter((file) => !hostFiles.includes(file));

test('every file of the build has a media type, and nobody has to guess', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => mediaTypeOf(file) === UNKNOWN_TYPE)).toEqual([]);
});

test('what is kept for ever has a hash for a name, or its folder has', () => {
  const kept = files.filter((file) => headersOf(file)['Cache-Control']?.includes('immutable'));
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((file) => !/[-./][0-9a-f]{8,}[./]/.test(file))).toEqual([]);
});

test('the build brings the files of Netlify and Cloudflare Pages', () => {
  const read = (name: string) => readFileSync(path.join(site.folder, name), 'utf8');
  expect(read('_headers')).toBe(headersFile());
  expect(read('_redirects')).toBe(redirectsFile(redirects, {netlify: false}));
});

test('the browser knows every feature that the headers switch off', async ({page}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const response = await page.goto('/');
  expect(response?.headers()['permissions-policy']).toContain('camera=()');
  expect(said).toEqual([]);
});
