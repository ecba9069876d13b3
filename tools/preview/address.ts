/** What an address asks for. */
export type Target =
  | {readonly kind: 'bad'}
  /** Permanent: the same content has one address. */
  | {readonly kind: 'redirect'; readonly location: string}
  /** Files under the build to try, in this order. */
  | {readonly kind: 'files'; readonly candidates: readonly string[]};

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The one form of a path: no `.html`, no `/index`, no slash at the end, no empty parts. */
function canonical(path: string): string {
  let short = path.replace(/\/{2,}/g, '/');
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
  const path = decoded(queryAt < 0 ? url : url.slice(0, queryAt));
  const parts = path?.split(/[/\\]/) ?? [];
  if (path === undefined || !path.startsWith('/') || path.includes('\0') || parts.includes('..')) {
    return {kind: 'bad'};
  }
  const short = canonical(path);
  if (short !== path) {
    return {kind: 'redirect', location: `${encodeURI(short)}${query}`};
  }
  if (path === '/') {
    return {kind: 'files', candidates: ['index.html']};
  }
  const name = path.slice(1);
  const pages = [`${name}/index.html`, `${name}.html`];
  const hasEnding = /\.[^./]+$/.test(name);
  return {kind: 'files', candidates: hasEnding ? [name, ...pages] : [...pages, name]};
}
