import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageFile} from '@site/src/platform/built-pages/pages';
import {site} from '../tools/builds.mjs';

/** Folder of the build that the journeys test. */
export const BUILD = path.join(__dirname, '..', site.folder);

/** Path of a built file. An address without an extension (`/versions/1.0`) is an HTML page. */
export function builtFile(address: string): string {
  const hasEnding = /\.[a-z][a-z0-9]*$/i.test(address);
  return hasEnding ? path.join(BUILD, address) : pageFile(BUILD, address);
}

export function builtPage(address: string): string {
  return readFileSync(builtFile(address), 'utf8');
}

/** Addresses of all built pages, also of those outside the sitemap. */
export function allPages(): string[] {
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`);
}

/** Text of the sitemap, or an empty string without a build, which makes the first journey fail. */
export function builtSitemap(): string {
  const file = path.join(BUILD, 'sitemap.xml');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Every address in a sitemap, as a path. */
export function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, found = '']) => new URL(found).pathname,
  );
}

export const SITEMAP = pathsIn(builtSitemap());
