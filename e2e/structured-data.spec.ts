import {existsSync} from 'node:fs';
import {DomUtils, parseDocument} from 'htmlparser2';
import {expect, test} from 'playwright/test';
import {brand} from '@site/src/data/brand/brand';
import {companies} from '@site/src/data/companies/companies';
import {britishTelephone} from '@site/src/data/brand/telephone';
import {longDay} from '@site/src/shared/dates';
import {timeWords} from '@site/src/shared/wall-clock';
import {builtFile, builtPage, SITEMAP} from './built-site';

const {getElementsByTagName, removeElement, textContent} = DomUtils;

/** Types that the site's JSON-LD uses. Any other is a mistake, or must be added here. */
const TYPES = [
  'BreadcrumbList',
  'CollectionPage',
  'ContactPoint',
  'GeoCoordinates',
  'JobPosting',
  'ListItem',
  'MonetaryAmount',
  'OpeningHoursSpecification',
  'Organization',
  'Place',
  'PostalAddress',
  'PropertyValue',
  'QuantitativeValue',
  'Service',
  'WebSite',
];

const ADDRESSES = ['url', 'item', 'logo', 'sameAs'];

type Node = Readonly<Record<string, unknown>>;

/** Collapses white space, as a browser does. */
const collapseSpace = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Parses a page: its JSON-LD, text, link targets and breadcrumb. */
function readPage(address: string) {
  const page = parseDocument(builtPage(address));
  const blocks = getElementsByTagName('script', page, true)
    .filter(({attribs}) => attribs.type === 'application/ld+json')
    .map((script) => JSON.parse(textContent(script)) as Node);
  for (const name of ['script', 'style', 'svg']) {
    for (const element of getElementsByTagName(name, page, true)) removeElement(element);
  }
  const links = getElementsByTagName('a', page, true);
  const crumbs = getElementsByTagName('nav', page, true)
    .filter((nav) => nav.attribs['aria-label'] === 'Breadcrumb')
    .flatMap((nav) => getElementsByTagName('li', nav, true));
  return {
    address,
    blocks,
    links: links.map((link) => link.attribs.href),
    text: collapseSpace(textContent(getElementsByTagName('body', page, true))),
    crumbs: crumbs.map((crumb) => ({
      name: collapseSpace(textContent(crumb)),
      href: getElementsByTagName('a', crumb, true)[0]?.attribs.href,
    })),
  };
}

const pages = SITEMAP.map(readPage);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A node and all nodes inside it, including those in lists. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const typeOf = (node: Node) => String(node['@type']);

const isReference = (node: Node) => Object.keys(node).join() === '@id';

/** How the page words a value of the JSON-LD, by property. A pattern allows variants. */
const PAGE_WORDING: Readonly<Record<string, (value: string, node: Node) => (string | RegExp)[]>> = {
  addressCountry: () => [],
  currency: () => ['£'],
  datePosted: (day) => [longDay(day)],
  validFrom: (day) => [longDay(day)],
  validThrough: (moment) => [
    longDay(moment.slice(0, 10)) +
      (moment.includes('T') ? `, ${timeWords(moment.slice(0, 16))}` : ''),
  ],
  employmentType: (type) => [{FULL_TIME: 'Full-time', PART_TIME: 'Part-time'}[type] ?? type],
  unitText: (unit) => [new RegExp(`an? ${unit}`, 'i')],
  temporalCoverage: (years) => [years.replace('/', '–')],
  // Search engines ask for the country's code.
  telephone: (number) => [britishTelephone(number) ?? number],
  opens: (opens, {closes}) => [
    opens === '00:00' && closes === '23:59'
      ? /24\/7|day and night/
      : opens === closes
        ? 'Closed'
        : [opens, String(closes)].map(timeOfDay).join('–'),
  ],
  closes: () => [],
  // The page writes consecutive days as a range from the first to the last.
  dayOfWeek: (_, {dayOfWeek}) => {
    const days = dayOfWeek as readonly string[];
    return days.length === 7 ? [] : [`${days[0] ?? ''}–${days.at(-1) ?? ''}`];
  },
  // Compares only the text, because the advert's markup differs from the page's.
  description: (text) => text.split(/<[^>]+>/).filter((part) => part.trim() !== ''),
};

const timeOfDay = (time: string) => timeWords(`2026-01-01T${time}`);

/** Values in the JSON-LD that the page does not show. */
function hiddenValues(node: Node, text: string): string[] {
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@') && !ADDRESSES.includes(property))
    .flatMap(([property, value]) =>
      [value].flat().flatMap((single: unknown) => {
        // Skips amounts and coordinates, which the page shows in another format.
        if (typeof single !== 'string') return [];
        const words = PAGE_WORDING[property]?.(single, node) ?? [single];
        return words
          .filter((word) =>
            typeof word === 'string' ? !text.includes(collapseSpace(word)) : !word.test(text),
          )
          .map((word) => `${typeOf(node)}.${property}: ${String(word)}`);
      }),
    );
}

test('the JSON-LD uses only known types, and its references resolve', () => {
  expect(pages.length).toBeGreaterThan(10);
  const all = pages.flatMap(({blocks}) => nodesIn(blocks));
  const nodes = all.filter((node) => !isReference(node) && !('@graph' in node));
  expect(nodes.map(typeOf).filter((type) => !TYPES.includes(type))).toEqual([]);
  for (const {address, blocks} of pages) {
    for (const block of blocks) expect(block['@context'], address).toBe('https://schema.org');
  }
  const ids = new Set(nodes.map((node) => node['@id']));
  const lost = all.filter((node) => isReference(node) && !ids.has(node['@id']));
  expect(lost).toEqual([]);
});

test('all text in the JSON-LD is visible on the page', () => {
  const found = pages.flatMap(({address, blocks, text}) =>
    nodesIn(blocks).flatMap((node) =>
      hiddenValues(node, text).map((words) => `${address} ${words}`),
    ),
  );
  expect(found).toEqual([]);
});

test('addresses in the JSON-LD are pages or files of the site, or links on the page', () => {
  const found = pages.flatMap(({address, blocks, links}) =>
    nodesIn(blocks).flatMap((node) =>
      ADDRESSES.flatMap((property) => node[property] ?? [])
        .map(String)
        .filter((url) =>
          url.startsWith(`${brand.url}/`)
            ? !existsSync(builtFile(new URL(url).pathname))
            : !links.includes(url),
        )
        .map((url) => `${address} ${url}`),
    ),
  );
  expect(found).toEqual([]);
});

test('the breadcrumbs in the JSON-LD match the visible ones', () => {
  const withCrumbs = pages.filter(({crumbs}) => crumbs.length > 0);
  expect(withCrumbs.length).toBeGreaterThan(5);
  for (const {address, blocks, crumbs} of pages) {
    const listed = blocks
      .filter((block) => typeOf(block) === 'BreadcrumbList')
      .flatMap(({itemListElement}) => itemListElement as Node[])
      .map(({name, item}) => ({
        name,
        href: typeof item === 'string' ? new URL(item).pathname : undefined,
      }));
    expect(listed, address).toEqual(crumbs);
  }
});

test('the JSON-LD describes the group on the home, contact and legal pages, and each service', () => {
  const types = (address: string) =>
    nodesIn(pages.find((page) => page.address === address)?.blocks).map(typeOf);
  expect(types('/')).toContain('WebSite');
  expect(types('/contact').filter((type) => type === 'ContactPoint')).toHaveLength(2);
  expect(types('/legal').filter((type) => type === 'Organization')).toHaveLength(
    companies.length + 1,
  );
  for (const {address} of pages.filter((page) =>
    /^\/(?:services|construction)\//.test(page.address),
  )) {
    expect(types(address), address).toContain('Service');
  }
});
