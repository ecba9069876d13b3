import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import type {Configuration} from '../../configuration/configuration';

/**
 * Types of script elements that hold data, which browsers don't run. Speculation rules count as
 * scripts.
 */
const DATA = /^application\/(?:ld\+)?json5?$/;

interface Contents {
  /** Texts of inline scripts and style elements. */
  readonly script: Set<string>;
  readonly style: Set<string>;
  readonly islands: string[];
  /** Addresses of the scripts that the page loads. */
  readonly files: string[];
}

function contentsOf(html: string): Contents {
  const contents: Contents = {script: new Set(), style: new Set(), islands: [], files: []};
  let open: {readonly name: 'script' | 'style'; text: string} | undefined;
  const parser = new Parser({
    onopentag(name, {src, type = '', 'data-island': island}) {
      if (island !== undefined) contents.islands.push(island);
      if (name === 'script' && src !== undefined) contents.files.push(src);
      if (name === 'style' || (name === 'script' && src === undefined && !DATA.test(type))) {
        open = {name, text: ''};
      }
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (open?.name !== name) return;
      contents[open.name].add(open.text);
      open = undefined;
    },
  });
  parser.end(html);
  return contents;
}

/** Returns the source expressions that allow inline texts by hash. */
const hashesOf = (texts: ReadonlySet<string>) =>
  Array.from(texts, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** Returns the origin of an address, or nothing for an address on this site. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Origin of the email service, which is fixed in its client library. */
const EMAIL_SERVICE = 'https://api.emailjs.com';

/** Other origins that each island may contact, by its name, and those of `analytics` on all pages. */
export type Origins = Readonly<Record<string, readonly string[]>>;

/** Returns the origins that this build's configuration allows. */
export function originsAsked({enquiry, application, map, analytics}: Configuration): Origins {
  const mail = (origin: string) => originOf(origin === 'service' ? EMAIL_SERVICE : origin);
  return {
    enquiry: mail(enquiry.origin),
    apply:
      application.delivery === 'emailjs'
        ? mail(application.account.origin)
        : application.delivery === 'endpoint'
          ? originOf(application.endpoint)
          : [],
    map: map ? [...originOf(map.styleUrl.replaceAll(/\{[^}]*\}/g, 'x')), ...map.origins] : [],
    ...(analytics !== undefined && {analytics: [analytics]}),
  };
}

/**
 * Returns the Content-Security-Policy of a page. It allows the page's inline scripts and styles by
 * hash, the site's files, and the services that the page's islands contact. It allows no inline
 * handlers and no style attributes.
 *
 * @param html the page as it will be published
 */
export function policyOf(html: string, origins: Origins): string {
  const {script, style, islands} = contentsOf(html);
  const hasMap = islands.includes('map');
  const {analytics = []} = origins;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(script), ...analytics],
    'style-src': ["'self'", ...hashesOf(style)],
    'img-src': ["'self'", 'data:', ...analytics],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...new Set([...islands.flatMap((name) => origins[name] ?? []), ...analytics]),
    ],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // MapLibre starts a worker, and parses a map style's credits as HTML, which trusted types
    // forbid.
    ...(hasMap
      ? {'worker-src': ["'self'"]}
      : {'require-trusted-types-for': ["'script'"], 'trusted-types': ['site', 'islands']}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Returns the addresses of scripts that the policy of a page would block. */
export function blockedScripts(html: string, {analytics = []}: Origins): string[] {
  const here = 'https://here.invalid';
  return contentsOf(html).files.filter((address) => {
    if (!URL.canParse(address, here)) return true;
    return ![here, ...analytics].includes(new URL(address, here).origin);
  });
}

/**
 * Adds the Content-Security-Policy to a page, before everything that it covers.
 *
 * @throws when the page has no `meta charset`, after which the policy is inserted
 */
export function withPolicy(html: string, origins: Origins): string {
  const [charset] = /<meta charset=[^>]*>/i.exec(html) ?? [];
  if (charset === undefined) {
    throw new Error(
      'The Content Security Policy can’t be inserted: the page has no <meta charset> tag for it to follow.',
    );
  }
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, origins)}">`;
  return html.replace(charset, () => charset + tag);
}
