import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {brand} from '../data/brand/brand';
import {editions} from '../data/editions/editions';
import {nearest} from '../data/nearest';
import {pages, redirects} from '../data/routes/routes';
import {quoted, type Problem} from '../shared/report';
import {addressOf, filesBelow} from './files';
import {specimenAnchor} from '../shared/documents/specimen';
import {propertiesOf} from './components';
import {idOf, numberOf} from './grammar';

/** A document whose links are checked. */
export interface Linking {
  readonly file: string;
  /** Whether its copies outside the site need addresses that are complete. */
  readonly isRecorded: boolean;
  /** The finished syntax tree. */
  readonly tree: Root;
}

/** Addresses of the site that a document may link to. */
export interface Addresses {
  readonly all: ReadonlySet<string>;
  /** Anchors of documents by address. Registers have more than their text shows. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

/** Anchors that the page of a policy or a notice has besides those of its text. */
const PAGE_ANCHORS = ['revisions', 'record'];

function anchorsOf(tree: Root): string[] {
  const anchors: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') anchors.push(idOf(node));
    if (node.type === 'paragraph') anchors.push(numberOf(node) ?? '');
    if ('name' in node && node.name === 'Specimen') {
      anchors.push(specimenAnchor(String(propertiesOf(node).name)));
    }
  });
  return anchors.filter((anchor) => anchor !== '');
}

/**
 * Collects the addresses that documents may link to: pages, redirects, documents of all editions,
 * and openings.
 *
 * @param files all documents under `docs/`
 * @param documents those whose text can be read
 */
export function siteAddresses(
  siteDir: string,
  files: readonly string[],
  documents: readonly Linking[],
): Addresses {
  const closed = editions
    .filter(({inForce}) => !inForce)
    .flatMap(({folder, basePath}) => [
      basePath,
      `${basePath}/policies`,
      ...filesBelow(path.join(siteDir, folder))
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => basePath + addressOf(`docs/${file}`)),
    ]);
  const openings = filesBelow(path.join(siteDir, 'openings'))
    .filter((file) => /^(?!_).*\.mdx$/.test(file))
    .map((file) => `/careers/${file.slice(0, -'.mdx'.length)}`);
  // An approved document keeps its page even if its file is deleted.
  const recorded = filesBelow(path.join(siteDir, 'versioned_docs/kept')).flatMap((file) => {
    const [document, version] = [`/${path.posix.dirname(file)}`, path.posix.basename(file, '.mdx')];
    const copies = ['pdf', 'txt'].map((format) => `${document}.${version}.${format}`);
    return [document, `${document}/versions/${version}`, ...copies];
  });
  return {
    all: new Set([
      ...pages,
      ...redirects.map(({from}) => from),
      ...files.map(addressOf),
      ...closed,
      ...openings,
      ...recorded,
      ...GENERATED_FILES,
    ]),
    anchors: new Map(
      documents
        .filter(({file}) => !file.endsWith('/index.mdx'))
        .map(({file, tree}) => [addressOf(file), anchorsOf(tree)]),
    ),
  };
}

/** Links to other sites, mailboxes and telephones. */
const EXTERNAL =
  /^(?:https:\/\/[^\s/.]+\.\S*|mailto:\S+@\S+\.\S+|tel:(?!\D*44\D*0)\+?(?:[\d ().-]|%20)+)$/;

/** Pages of the record for a day, or for two versions of a document. */
const GENERATED = /^(?:\/policies\/in-force(?:\/\d{4}-\d\d-\d\d)?|(.+)\/changes\/[\d.]+-[\d.]+)$/;

/** Files that plugins write. Calendars of openings are left out: they go when the job closes. */
const GENERATED_FILES = [
  ...['SHA256SUMS', 'changes.atom', 'ledger.jsonl', 'policies.json', 'reviews.ics'].map(
    (name) => `/policies/${name}`,
  ),
  ...['/careers/openings.atom', '/careers/openings.json', '/.well-known/security.txt'],
  ...['/licences.txt', '/llms.txt', '/robots.txt', '/sitemap.xml'],
];

type Fault = Pick<Problem, 'expected' | 'fix'>;

const ADDRESS =
  'an address of this site, such as /policies/environmental, or one that begins with https://, mailto: or tel:';

const NO_WORDS: Fault = {
  expected: 'words that readers can click',
  fix: 'Write them between the square brackets: [words](address).',
};

/** Returns the problem of an address outside the site; undefined if none is certain. */
function externalFault(href: string): Fault | undefined {
  const fixes: readonly (readonly [RegExp, string])[] = [
    [
      /^(?=[a-z]*[A-Z])[A-Za-z]{3,}:/,
      `Write ${href.replace(/^\w+/, (scheme) => scheme.toLowerCase())}`,
    ],
    [
      /^https?:\/\/(?:localhost|127\.)/i,
      'Nobody else can open a page of your computer. Begin the address with / instead.',
    ],
    [/^http:\/\/www\./, `Write the whole address: ${href.replace('http', 'https')}`],
    [/^http:\/\//, `Write https:// instead of http://.`],
    [/^(?:https?[:;]?\/{1,2}|\/\/)[\w-]+\./i, `Write https://${href.replace(/^.*?\/+/, '')}`],
    [/^file:/i, 'Nobody else can open a file of your computer. Link to a page or an address.'],
    [/^mailto:/i, 'Write mailto: and the address of a mailbox, such as mailto:name@example.com.'],
    [/^tel:.*44\D*0/i, `Write tel:${href.replace(/^.*?44\D*0/i, '+44').replaceAll(/[^+\d]/g, '')}`],
    [/^https:\/\/[^/.]+(?:\/|$)/i, 'Write the whole name of the site, such as https://www.gov.uk.'],
    [/^tel:/i, 'Write tel: and the number in figures, such as tel:+441632960000.'],
    [/^https:\/\/$/i, 'Write the rest of the address.'],
    [/^[^\s@/]+@[^\s@/]+\.\w+$/, `Write mailto:${href}`],
    [/^(?:www\.|[\w-]+\.(?:co\.|org\.|gov\.)?(?:com|org|net|uk)\b)/i, `Write https://${href}`],
    [/^\+?\d[\d ().-]{5,}$/, `Write tel:${href.replaceAll(' ', '')}`],
  ];
  const [, fix] = fixes.find(([pattern]) => pattern.test(href)) ?? [];
  return fix === undefined ? undefined : {expected: ADDRESS, fix};
}

/** Returns the problem of a link to a file in the repository. Only links to pages are allowed. */
function fileFault(
  siteDir: string,
  {file, isRecorded}: Linking,
  address: string,
): Fault | undefined {
  const written = address.replaceAll('\\', '/');
  const place = written.startsWith('@site/')
    ? written.slice('@site/'.length)
    : written.startsWith('/')
      ? written.slice(1)
      : path.posix.join(path.posix.dirname(file), written);
  const known = filesBelow(path.join(siteDir, 'docs')).map((each) => `docs/${each}`);
  const names = known.map((each) => path.posix.basename(each, '.mdx'));
  const name = nearest(path.posix.basename(place).replace(/\.mdx?$/i, ''), names);
  const meant = known.includes(place) ? place : known[names.indexOf(name ?? '')];
  if (!isRecorded && meant === place && written === address) return undefined;
  return {
    expected: ADDRESS,
    fix:
      meant === undefined
        ? 'Write the address of the page, without the ending of the file.'
        : `Write ${addressOf(meant)}`,
  };
}

/** Returns the address inside our site, if it is written with the name of the site. */
function inOurSite(href: string): string | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const nameOf = (host: string) => host.replace(/^www\./, '');
  const {host, pathname, search, hash} = new URL(href);
  return nameOf(host) === nameOf(new URL(brand.url).host) ? pathname + search + hash : undefined;
}

function linkFault(
  siteDir: string,
  linking: Linking,
  addresses: Addresses,
  href: string,
): Fault | undefined {
  const {all, anchors} = addresses;
  if (href === '') return {expected: ADDRESS, fix: 'Write the address between the brackets: ().'};
  const ours = inOurSite(href);
  if (ours !== undefined) return linkFault(siteDir, linking, addresses, ours);
  if (href.startsWith('pathname:///') || EXTERNAL.test(href)) return undefined;
  const external = externalFault(href);
  if (external !== undefined) return external;
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) {
    return {expected: ADDRESS, fix: 'Write the address in one of these ways.'};
  }
  const [, written = '', anchor] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (/\.mdx?$/i.test(written)) return fileFault(siteDir, linking, written);
  if (written !== '' && !written.startsWith('/')) {
    const meant = nearest(`/${written.replaceAll('\\', '/').replace(/^[./]+/, '')}`, [...all]);
    const fix = meant === undefined ? 'Begin it with a slash.' : `Did you mean ${meant}?`;
    return {expected: ADDRESS, fix};
  }
  const page = written === '/' ? '/' : written.replace(/\/$/, '');
  const [generated, document = '/policies'] = GENERATED.exec(page) ?? [];
  const isKnown = page === '' || all.has(page) || (generated !== undefined && all.has(document));
  const isFile = !isKnown && existsSync(path.join(siteDir, 'static', page));
  if (!isKnown && !isFile) {
    const html = page.replace(/\.html?$/, '');
    const meant = all.has(html) ? html : nearest(page, [...all]);
    return {
      expected: 'an address that exists on the site',
      fix: meant === undefined ? 'Check the address in a browser.' : `Did you mean ${meant}?`,
    };
  }
  if (/\.html?$/.test(page)) {
    return {expected: ADDRESS, fix: `Write ${page.replace(/\.html?$/, '')}`};
  }
  const own = page === '' ? addressOf(linking.file) : page;
  const known = anchors.get(own);
  if (anchor === undefined || known === undefined) return undefined;
  if ([...known, ...PAGE_ANCHORS].includes(decodedAnchor(anchor))) return undefined;
  return anchorFault(anchor, known);
}

function anchorFault(anchor: string, known: readonly string[]): Fault {
  const meant = nearest(decodedAnchor(anchor), known);
  return {
    expected: 'the name of a heading on that page',
    fix: meant === undefined ? 'Leave out the # and what follows.' : `Did you mean #${meant}?`,
  };
}

function decodedAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** A link of a document, with a function that reports a fault in it. */
interface FoundLink {
  readonly href: string;
  readonly words: string;
  readonly isText: boolean;
  readonly report: (fault: Fault) => Problem;
}

function linksOf({file, tree}: Linking): FoundLink[] {
  const links: FoundLink[] = [];
  visit(tree, (node) => {
    const href =
      node.type === 'link' || node.type === 'definition'
        ? node.url
        : 'attributes' in node && node.name === 'Card'
          ? node.attributes.find((each) => 'name' in each && each.name === 'href')?.value
          : undefined;
    if (typeof href !== 'string') return;
    const words = toString(node).trim();
    const found = `${words === '' ? 'a link' : quoted(words)} leads to ${href === '' ? 'nothing' : href}`;
    const line = node.position?.start.line ?? 1;
    links.push({
      href,
      words,
      isText: node.type === 'link',
      report: ({expected, fix}) => ({file, field: 'text', line, expected, found, fix}),
    });
  });
  return links;
}

/** Reports links of a document that lead nowhere, each with its line. */
export function linkProblems(siteDir: string, linking: Linking, addresses: Addresses): Problem[] {
  return linksOf(linking).flatMap(({href, words, isText, report}) => {
    const fault =
      linkFault(siteDir, linking, addresses, href) ??
      (isText && words === '' ? NO_WORDS : undefined);
    return fault === undefined ? [] : [report(fault)];
  });
}

/** A link to an anchor of a page, which is only known when the page is built. */
export interface AnchorLink {
  /** Address of the page. Example: `/about`. */
  readonly page: string;
  readonly anchor: string;
  /** Returns the report of the link, given the ids of the page. */
  readonly report: (ids: readonly string[]) => Problem;
}

/** Lists links of a document to anchors, except of documents in force, which are known already. */
export function anchorLinks(linking: Linking, {anchors}: Addresses): AnchorLink[] {
  return linksOf(linking).flatMap(({href, report}) => {
    const [, written = '', anchor = ''] =
      /^(\/[^#?]*)(?:\?[^#]*)?#(.+)$/.exec(inOurSite(href) ?? href) ?? [];
    const page = written.replace(/(?<=.)\/$/, '');
    return page === '' || anchors.has(page)
      ? []
      : [{page, anchor: decodedAnchor(anchor), report: (ids) => report(anchorFault(anchor, ids))}];
  });
}
