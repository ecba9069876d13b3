import {readFile} from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import {lookup, mimes} from 'mrmime';
import sirv from 'sirv';
import {inOrder, type Handler} from '../../src/plugins/local-services/http';
import {openingFeeds} from '../../src/plugins/openings/feed-list';

/** What an address asks for. */
export type Target =
  | {readonly kind: 'bad'}
  /** Permanent: the same content has one address. */
  | {readonly kind: 'redirect'; readonly location: string}
  /** A file of the build, or a page without its `.html`. */
  | {readonly kind: 'file'; readonly path: string};

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** The one form of a path: no `.html`, no `/index`, no slash at the end, no empty parts. */
function canonical(address: string): string {
  let short = address.replace(/\/{2,}/g, '/');
  for (let previous = ''; previous !== short;) {
    previous = short;
    short = short.replace(/(?:\.html|\/index|\/)$/, '');
  }
  return short === '' ? '/' : short;
}

/**
 * Clean addresses as `docusaurus serve` has them with `trailingSlash: false`: `/about` is
 * `about.html`, and every other way to write it leads there. Unlike there, a redirect keeps the
 * query, as published hosts do.
 *
 * @param url path and query of a request
 */
export function target(url: string): Target {
  const queryAt = url.indexOf('?');
  const query = queryAt < 0 ? '' : url.slice(queryAt);
  const asked = decoded(queryAt < 0 ? url : url.slice(0, queryAt));
  const parts = asked?.split(/[/\\]/) ?? [];
  if (!asked?.startsWith('/') || asked.includes('\0') || parts.includes('..')) {
    return {kind: 'bad'};
  }
  const short = canonical(asked);
  return short === asked
    ? {kind: 'file', path: asked}
    : {kind: 'redirect', location: `${encodeURI(short)}${query}`};
}

/** Feeds, which their ending does not tell from other JSON. */
const jsonFeeds = openingFeeds.filter(({format}) => format === 'json').map((feed) => feed.path);

// The package leaves out what a vendor registered.
mimes.ico = 'image/vnd.microsoft.icon';

/** Media type of a file; texts name their character set. An unknown one is saved, not guessed at. */
function contentType(name: string): string {
  const type = jsonFeeds.some((feed) => name.endsWith(feed))
    ? 'application/feed+json'
    : (lookup(name) ?? 'application/octet-stream');
  return /^text|feed/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The bundler puts a hash of the content into these names, so they never change. */
const HASHED = /^\/assets\/.*[.-][0-9a-f]{8,}\.[^/]+$/;

/** @param name address of a file, with its ending */
function cacheControl(name: string): string {
  return HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function setHeaders(response: ServerResponse, address: string): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', cacheControl(address));
  // A page has no ending, and its type is that of its file.
  if (lookup(address)) {
    response.setHeader('Content-Type', contentType(address));
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'}).end(text);
}

/** Serves the files of a build to GET and HEAD; `404.html` with its status for what is missing. */
export function siteHandler(folder: string): Handler {
  /** Refuses what is outside the build, and leads to the one address of a page. */
  const tidy: Handler = ({method = '', url = '/'}, response, next) => {
    const asked = target(url);
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method Not Allowed');
    } else if (asked.kind === 'bad') {
      sendText(response, 400, 'Bad Request');
    } else if (asked.kind === 'redirect') {
      response.writeHead(301, {Location: asked.location}).end();
    } else {
      next();
    }
  };
  // `dev` reads the folder at each request, so what is built meanwhile is served.
  const files: Handler = sirv(folder, {dev: true, etag: true, extensions: ['html'], setHeaders});
  const missing: Handler = (_, response, next) => {
    readFile(path.join(folder, '404.html')).then((page) => {
      setHeaders(response, '/404.html');
      response.writeHead(404).end(page);
    }, next);
  };
  return inOrder([tidy, compression(), files, missing]);
}
