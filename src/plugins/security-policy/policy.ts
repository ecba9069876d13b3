import {createHash} from 'node:crypto';
import type {Configuration} from '../../configuration/configuration';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Data that no browser runs. Rules of what to prepare are no data to a policy. */
const DATA = /\btype="?application\/(?:ld\+)?json/;

/** Hashes of what stands in a page itself, each once, as a policy names them. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const texts = [...html.matchAll(INLINE)].flatMap(([, name, attributes = '', text = '']) =>
    name === element && !/\bsrc=/.test(attributes) && !DATA.test(attributes) ? [text] : [],
  );
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [...new Set(texts)].map(hash);
}

/** The origin of an address; none of one on this site. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The origin of the email service, which the client's own package knows. */
const EMAIL_SERVICE = 'https://api.emailjs.com';

/** The origins that applications ask beside the site, by the application's name. */
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
 * the services that its applications ask. No script in text, no style attribute, nothing else.
 *
 * @param html the page as it will be published
 */
export function policyOf(html: string, origins: Origins): string {
  const applications = [...html.matchAll(/data-application="?(\w+)/g)].map(([, name = '']) => name);
  const hasMap = applications.includes('map');
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(applications.flatMap((name) => origins[name] ?? []))],
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
    throw new Error('The page has no <meta charset> behind which its policy could stand.');
  }
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, origins)}">`;
  return html.replace(charset, () => charset + tag);
}
