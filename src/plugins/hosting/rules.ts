/**
 * How the site is served, once for all hosts: `npm run preview` answers by these rules, the build
 * writes them for Netlify and Cloudflare Pages, and a release for nginx. See README.md.
 */
import {redirects} from '../../data/routes/routes';
import {LEDGER_PATH, MANIFEST_PATH} from '../../policy-record/shared/addresses';
import {openingFeeds} from '../../shared/openings/feed-list';
import {FILE_LIST} from './whole-build';

export type Headers = Readonly<Record<string, string>>;

/** What the site has no use for; a script that got into a page cannot ask a visitor for it. */
const SWITCHED_OFF =
  'accelerometer autoplay camera display-capture encrypted-media gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking';

/** Headers of every answer. Other names of the owner's domain may lack a certificate. */
const everyAnswer: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * What a page may, and who may have it in a frame or a window. The rest of the content policy stands
 * in the pages themselves; browsers take `frame-ancestors` from a header alone.
 */
const pages: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': SWITCHED_OFF.split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Kept, and asked for again before each use. Netlify and Cloudflare Pages do so of themselves. */
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Headers of everything outside the folders of {@link lasting}, redirects and failures included. */
export const anyAnswer: Headers = {...everyAnswer, ...pages, 'Cache-Control': ASKED_AGAIN};

/**
 * Folders of which every file, or the folder it is in, has a hash of the content for a name, and
 * what is said of their files alone. Other sites may show pictures, of feeds and link previews for
 * example, but have no use for our scripts.
 */
export const lasting: Readonly<Record<`/${string}/`, Headers>> = {
  '/assets/': {'Cache-Control': FOR_EVER, 'Cross-Origin-Resource-Policy': 'same-origin'},
  '/pictures/': {'Cache-Control': FOR_EVER},
  '/social/': {'Cache-Control': FOR_EVER},
};

/**
 * Files of {@link lasting} have no need of what concerns pages, half a kilobyte each.
 *
 * @param path of a file that is there; all other answers have those of {@link anyAnswer}
 */
export function headersOf(path: string): Headers {
  const folder = Object.entries(lasting).find(([start]) => path.startsWith(start));
  return folder ? {...everyAnswer, ...folder[1]} : anyAnswer;
}

/** By the ending of a file's name. Texts name their character set. */
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
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
} as const;

/** Files whose media type hosts cannot, or not all, derive from the name. */
export const mediaTypesByPath: Headers = {
  ...Object.fromEntries(
    openingFeeds
      .filter(({format}) => format === 'json')
      .map(({path, type}) => [path, `${type}; charset=utf-8`]),
  ),
  [LEDGER_PATH]: 'application/jsonl',
  [MANIFEST_PATH]: mediaTypes.txt,
};

/** An unknown file is saved, not guessed at. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** @param file address with its ending. Example: `/about.html` */
export function mediaTypeOf(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return (
    mediaTypesByPath[file] ??
    Object.entries(mediaTypes).find(([known]) => known === ending)?.[1] ??
    UNKNOWN_TYPE
  );
}

/** Files for hosts and for releases, which no visitor gets from our servers. */
export const hostFiles = ['/_headers', '/_redirects', `/${FILE_LIST}`];

/** The ways to write an address besides the one: `/about.html`, `/about/`, `/about/index`. */
export const SPELLINGS = String.raw`(?:\.html|/index|/)`;

/** The one form of a path: no `.html`, no `/index`, no slash at the end, no empty parts. */
function canonical(path: string): string {
  const short = path.replace(/\/{2,}/g, '/').replace(new RegExp(`${SPELLINGS}+$`), '');
  return short === '' ? '/' : short;
}

/** What an address asks for. */
export type Target =
  | {readonly kind: 'bad'}
  /** Permanent: the same content has one address. */
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
 * Clean addresses: `/about` is `about.html`, and every other way to write it leads there, with its
 * query; so do the redirects of the site.
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
  return hostFiles.includes(asked) ? {kind: 'missing'} : {kind: 'file', path: asked};
}
