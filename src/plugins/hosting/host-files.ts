import type {Redirect} from '../../data/routes/routes';
import {anyAnswer, lasting, mediaTypesByPath, type Headers} from './rules';

/** A line of Cloudflare Pages may have so many characters. */
export const LONGEST_LINE = 2000;

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** What these hosts say of themselves, unless a rule says otherwise. */
const {'Cache-Control': askedAgain, ...headers} = anyAnswer;

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Where several rules fit, the one overrides
 * and the other joins the values, so no two rules here set one header for one file: what is asked
 * for again they do without being told. Only whole folders and exact paths mean the same to both.
 */
export function headersFile(): string {
  return `${[
    `# Cache-Control is ${askedAgain} where nothing else is said.`,
    block('/*', headers),
    ...Object.entries(lasting).map(([folder, more]) => block(`${folder}*`, more)),
    ...Object.entries(mediaTypesByPath).map(([path, type]) => block(path, {'Content-Type': type})),
  ].join('\n\n')}\n`;
}

/**
 * `_redirects`, which the same hosts read. Both keep the query. Clean addresses are their own affair.
 *
 * @param netlify it serves the page of that address instead, unless the redirect is forced; what
 *   forces it means nothing to Cloudflare Pages
 */
export function redirectsFile(list: readonly Redirect[], {netlify}: {netlify: boolean}): string {
  return list.map(({from, to}) => `${from} ${to} 301${netlify ? '!' : ''}\n`).join('');
}
