import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import type {Configuration} from '../../configuration/configuration';

/** Data that no browser runs. Rules of what to prepare are no data to a policy. */
const DATA = /^application\/(?:ld\+)?json5?$/;

/** What of a page its policy is about. */
interface Contents {
  /** Texts of scripts and sheets that stand in it. */
  readonly script: Set<string>;
  readonly style: Set<string>;
  readonly islands: string[];
}

function contentsOf(html: string): Contents {
  const contents: Contents = {script: new Set(), style: new Set(), islands: []};
  let open: {readonly name: 'script' | 'style'; text: string} | undefined;
  const parser = new Parser({
    onopentag(name, {src, type = '', 'data-island': island}) {
      if (island !== undefined) contents.islands.push(island);
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

/** As a policy names what stands in a page. */
const hashesOf = (texts: ReadonlySet<string>) =>
  Array.from(texts, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** The origin of an address; none of one on this site. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The origin of the email service, which the client's own package knows. */
const EMAIL_SERVICE = 'https://api.emailjs.com';

/** The origins that islands ask beside the site, by the name of the island. */
export type Origins = Readonly<Record<string, readonly string[]>>;

/** Who is asked, as the build is configured. */
export function originsAsked({enquiry, application, map}: Configuration): Origins {
  const mail = (origin: string) => originOf(origin === 'service' ? EMAIL_SERVICE : origin);
  return {
    enquiry: mail(enquiry.origin),
    apply:
      application.delivery === 'emailjs'
        ? mail(application.account.origin)
        : application.delivery === 'endpoint'
          ? originOf(application.endpoint)
          : [],
    map: [...originOf(map.styleUrl.replaceAll(/\{[^}]*\}/g, 'x')), ...map.origins],
  };
}

/**
 * The Content-Security-Policy of a page: what stands in it now, by hash; files of the site; and
 * the services that its islands ask. No script in text, no style attribute, nothing else.
 *
 * @param html the page as it will be published
 */
export function policyOf(html: string, origins: Origins): string {
  const {script, style, islands} = contentsOf(html);
  const hasMap = islands.includes('map');
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(script)],
    'style-src': ["'self'", ...hashesOf(style)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(islands.flatMap((name) => origins[name] ?? []))],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // The map's library has its worker, and reads the credits of a style with the browser's parser.
    ...(hasMap
      ? {'worker-src': ["'self'"]}
      : {'require-trusted-types-for': ["'script'"], 'trusted-types': ['default']}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * A page with its policy, before everything that the policy is about.
 *
 * @throws when the page does not say its character set, behind which the policy stands
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
