/**
 * Rules by which every host serves the site. `npm run preview` follows them, the build writes them
 * for Netlify and Cloudflare Pages, and a release writes them for nginx. See README.md.
 */
import {redirects} from '../../data/routes/routes';
import {LEDGER_PATH, MANIFEST_PATH} from '../../policy-record/shared/addresses';
import {openingFeeds} from '../../shared/openings/feed-list';
import {FILE_LIST} from './whole-build';

export type Headers = Readonly<Record<string, string>>;

/**
 * Browser features that the site doesn't use, disabled so that no injected script can ask for them.
 */
const UNUSED_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking';

/**
 * Headers of every response. `includeSubDomains` is omitted, because the owner's other subdomains
 * may lack a certificate.
 */
const commonHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Headers of pages: their permissions, and who may frame or open them. The rest of the content
 * policy is in the pages; browsers accept `frame-ancestors` only in a header.
 */
const pageHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Browsers cache the file but revalidate it before each use. Netlify and Cloudflare Pages do so by
 * default.
 */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Headers of everything outside {@link immutableFolders}, including redirects and errors. */
export const defaultHeaders: Headers = {
  ...commonHeaders,
  ...pageHeaders,
  'Cache-Control': REVALIDATE,
};

/**
 * Folders whose files never change, with the headers of their files. Each file or its folder is
 * named by a hash of the content. Other sites may embed the pictures (in feeds and link previews,
 * for example) but don't need our scripts.
 */
export const immutableFolders: Readonly<Record<`/${string}/`, Headers>> = {
  '/assets/': {'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'same-origin'},
  '/pictures/': {'Cache-Control': IMMUTABLE},
  '/social/': {'Cache-Control': IMMUTABLE},
};

/**
 * Returns the headers of a file. Files of {@link immutableFolders} omit the page headers, which
 * saves half a kilobyte each.
 *
 * @param path of an existing file; all other responses have the headers of {@link defaultHeaders}
 */
export function headersOf(path: string): Headers {
  const folder = Object.entries(immutableFolders).find(([start]) => path.startsWith(start));
  return folder ? {...commonHeaders, ...folder[1]} : defaultHeaders;
}

/** Media types by file extension. Text types include their character set. */
export const mediaTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  ics: 'text/calendar; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
} as const;

/** Media types of files for which some hosts can't derive the type from the name. */
export const mediaTypesByPath: Headers = {
  ...Object.fromEntries(
    openingFeeds
      .filter(({format}) => format === 'json')
      .map(({path, type}) => [path, `${type}; charset=utf-8`]),
  ),
  [LEDGER_PATH]: 'application/jsonl',
  [MANIFEST_PATH]: mediaTypes.txt,
};

/** Makes browsers download an unknown file instead of guessing its type. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** @param file address with its extension. Example: `/about.html` */
export function mediaTypeOf(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return (
    mediaTypesByPath[file] ??
    Object.entries(mediaTypes).find(([known]) => known === ending)?.[1] ??
    UNKNOWN_TYPE
  );
}

/** Files for hosts and releases. Our own servers don't serve them. */
export const hostFiles = ['/_headers', '/_redirects', `/${FILE_LIST}`];

/** Address of the not-found page. It gets status 404, like any address without a page. */
export const NOT_FOUND = '/404';

/** Suffixes of alternative addresses: `/about.html`, `/about/`, `/about/index`. */
export const PAGE_SUFFIXES = String.raw`(?:\.html|/index|/)`;

/** Returns the canonical path: no `.html`, no `/index`, no trailing slash, no empty segments. */
function canonical(path: string): string {
  const short = path.replace(/\/{2,}/g, '/').replace(new RegExp(`${PAGE_SUFFIXES}+$`), '');
  return short === '' ? '/' : short;
}

/** How to respond to a request. */
export type Target =
  | {readonly kind: 'bad'}
  /** Permanent, because each page has only one address. */
  | {readonly kind: 'redirect'; readonly location: string}
  | {readonly kind: 'missing'}
  /** A file of the build, or a page without its `.html`. */
  | {readonly kind: 'file'; readonly path: string};

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * Resolves an address. `/about` serves `about.html`, and every other spelling redirects to it with
 * its query. The site's own redirects are included.
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
  const moved = redirects.find(({from}) => from === short)?.to ?? short;
  if (moved !== asked) {
    return {kind: 'redirect', location: `${encodeURI(moved)}${query}`};
  }
  const isMissing = asked === NOT_FOUND || hostFiles.includes(asked);
  return isMissing ? {kind: 'missing'} : {kind: 'file', path: asked};
}
