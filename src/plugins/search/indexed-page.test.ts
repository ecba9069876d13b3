import {expect, it} from 'vitest';
import {entriesOf} from '../../shared/search/entry';
import type {Rendered} from '../../platform/built-pages/index';
import {indexedPage, searchIndex} from './index';

const page = (address: string, main: string, head = '') =>
  indexedPage(
    new URL(address, 'https://group.example'),
    `<title>Gifts policy | Group</title>${head}<main>${main}</main>`,
  );

const NOINDEX = '<meta name=robots content=noindex>';
const canonical = (address: string) => `<link rel=canonical href=https://group.example${address}>`;

it('indexes the visible text of a page, split into its parts', () => {
  const policy = page(
    '/policies/gifts',
    `<h1>Gifts policy</h1><div data-search=skip>Old</div><dl><dt>Reference<dd>FWG-POL-008<dt><span data-search=skip>Edition</span><dd><nav><a>2025</a></nav></dl>
       <h2 id=limits>Limits</h2><p class=clause id=1.1><a class=clause__number>1.1</a> Ask:<ul><li>first;<li>above £50</ul>
       <section><h2>Related</h2><article data-search="skip">Others</article></section>`,
    canonical('/policies/gifts'),
  );
  expect(policy && entriesOf({pages: [policy]})).toEqual([
    {
      path: '/policies/gifts',
      kind: 'document',
      label: 'Policy',
      title: 'Gifts policy',
      reference: 'FWG-POL-008',
      text: 'Gifts policy · Reference · FWG-POL-008',
    },
    {
      path: '/policies/gifts#1.1',
      kind: 'document',
      label: 'Policy',
      title: 'Gifts policy',
      section: 'Limits',
      clause: '1.1',
      text: 'Ask: first; above £50',
    },
  ]);
});

it.each([
  ['an ordinary page', '/about', canonical('/about'), true],
  ['a page with noindex', '/about', NOINDEX, false],
  ['a page with another canonical address', '/recruitment', canonical('/careers'), false],
  ['a document of an older edition', '/2025/policies/gifts', NOINDEX, true],
  ['the register of versions in force', '/policies/in-force', NOINDEX, true],
  ['a period of that register', '/policies/in-force/2025-07-16', NOINDEX, false],
])('decides whether to index %s', (_, address, head, isFound) => {
  expect(page(address, '<p>Text', head) !== undefined).toBe(isFound);
});

it.each([
  ['page', '<p>Text'],
  ['document', '<p class=clause id=1.1>Text'],
  ['opening', '<article class="document job">Text</article>'],
])('recognises a %s by its contents', (kind, main) => {
  expect(page('/x', main)?.kind).toBe(kind);
});

it.each([
  ['/policies/gifts', '<p class=clause id=1.1>Text', 'Policy'],
  ['/2025/policies/gifts', '<p class=clause id=1.1>Text', 'Policy'],
  ['/policies/in-force', '<p>Text', undefined],
  ['/privacy', '<p class=clause id=1.1>Text', 'Notice'],
  ['/services/cleaning', '<p>Text', 'Service'],
  ['/services', '<p>Text', undefined],
  ['/construction/fit-out', '<p>Text', 'Service'],
  ['/projects/leeds', '<p>Text', 'Project'],
  ['/reports/2026', '<p class=clause id=1.1>Text', 'Report'],
  ['/careers/joiner', '<article class=job>Text</article>', 'Job'],
  ['/careers/apply', '<p>Text', undefined],
])('says what results call %s', (address, main, label) => {
  expect(page(address, main)?.label).toBe(label);
});

it('keeps a telephone number on one line', () => {
  expect(page('/contact', '<p>Ring <b>01632 960140</b> or 0808 157 0140.')?.parts[0]?.text).toBe(
    'Ring 01632\u00A0960140 or 0808\u00A0157\u00A00140.',
  );
});

it('removes the attributes that mark skipped content', async () => {
  const {change} = await searchIndex({siteConfig: {url: 'https://group.example'}} as Rendered);
  expect(change?.('<p class=key data-search=skip>A <b data-search="skip">b', '/key')).toBe(
    '<p class=key>A <b>b',
  );
});
