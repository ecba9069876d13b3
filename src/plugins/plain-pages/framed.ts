import {printFootRule} from '../../features/document/print-foot';
import {escapeHtml} from '../generated-files/formats/html';
import {groupTags} from '../social-pictures/group-picture';
import type {PlainPage} from './plain-page';
import {withoutScripts} from './without-scripts';

/** What frames a page, and where the page's address is known by. */
interface Frame {
  /** The built page whose frame it is. */
  readonly html: string;
  /** Origin and name of the site. Example: `'https://www.example.com'`. */
  readonly url: string;
  readonly siteName: string;
}

/** Attributes may stand in quotes or, where the minifier could, without. */
const attribute = (name: string, value: string) => `\\b${name}="?${value}"?(?=[\\s/>])`;

const metaTag = (name: 'name' | 'property', value: string) =>
  new RegExp(`<meta\\b[^>]*${attribute(name, value)}[^>]*>`, 'g');

/** What belongs to the framing page alone. */
const OF_THE_OTHER_PAGE = [
  /<title\b[^>]*>[\s\S]*?<\/title>/g,
  /<script\b[^>]*\btype="?application\/ld\+json\b[^>]*>[\s\S]*?<\/script>/g,
  // The foot of its printed sheets.
  /<style\b[^>]*>\s*@page\b[\s\S]*?<\/style>/g,
  new RegExp(`<link\\b[^>]*${attribute('rel', '(?:canonical|alternate|prev|next)')}[^>]*>`, 'g'),
  metaTag('name', '(?:description|robots|keywords)'),
  metaTag('property', 'og:(?:title|description|url|type|site_name|image(?::[a-z]+)?)'),
];

const MAIN = /(<main\b[^>]*>)[\s\S]*(<\/main>)/;

function headOf({path, title, description, printFoot}: PlainPage, {url, siteName}: Frame): string {
  const words = escapeHtml(`${title} | ${siteName}`);
  return [
    `<title>${words}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    // The documents themselves are what people should find.
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(url + path)}">`,
    `<meta property="og:title" content="${words}">`,
    `<meta property="og:url" content="${escapeHtml(url + path)}">`,
    groupTags({url, siteName}),
    `<style>${printFootRule(printFoot)}</style>`,
  ].join('');
}

/**
 * The page in the frame of a page of the build: its head's styles, its header, its footer, and no
 * script.
 *
 * @throws when the framing page has no head or no main content to replace
 */
export function framed(page: PlainPage, frame: Frame): string {
  if (!MAIN.test(frame.html) || !frame.html.includes('</head>')) {
    throw new Error(`${page.frame}, the frame of ${page.path}, has no head or no <main>.`);
  }
  const shell = OF_THE_OTHER_PAGE.reduce(
    (html, pattern) => html.replaceAll(pattern, ''),
    frame.html,
  );
  return withoutScripts(shell)
    .replace('</head>', () => `${headOf(page, frame)}</head>`)
    .replace(MAIN, (_all, start: string, end: string) => `${start}${page.html}${end}`);
}

/** The page without a frame, in the styles of the development server. */
export function bare({title, html}: PlainPage): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/styles.css"></head><body><main id="main"><p class="wrap notice">The published page has the site’s header and footer.</p>${html}</main></body></html>`;
}
