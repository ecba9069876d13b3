import path from 'node:path';
import {openingFeeds} from '../../src/plugins/openings/feed-list';

/** Media types of what a build holds, by ending. Texts name their character set. */
const types: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pbf': 'application/x-protobuf',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Feeds, which their ending does not tell from other JSON. */
const jsonFeeds = openingFeeds.filter(({format}) => format === 'json').map(({path}) => path);

/** An ending that is not listed is saved rather than guessed at. */
export function contentType(file: string): string {
  const address = file.split(path.sep).join('/');
  if (jsonFeeds.some((feed) => address.endsWith(feed))) {
    return 'application/feed+json; charset=utf-8';
  }
  return types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|(?:atom|feed|geo|manifest)\+(?:json|xml)|wasm)|image\/svg)/;

/** Whether the content gets smaller by compression; pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}
