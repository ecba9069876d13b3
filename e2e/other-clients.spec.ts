import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import {DomUtils, parseDocument} from 'htmlparser2';
import {expect, test} from 'playwright/test';
import {openingPath} from '@site/src/shared/openings/addresses';
import type {Element} from '@site/src/platform/built-pages/page-parts';
import {OPENINGS_DAY} from '../tools/builds.mjs';
import {allPages, builtPage} from './built-site';
import {openAt} from './openings';
import {open} from './site';
import {fixed} from './specification';

/** Elements that put their text on a line of its own without any style sheet. */
const BLOCKS = new Set(
  'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr img input label legend li main nav ol option p pre search section select summary table tbody td textarea th thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose text no client shows. */
const UNSEEN = new Set(['head', 'noscript', 'script', 'style', 'svg', 'template']);

const ENDS_WORD = /[\p{L}\p{N}.,:;!?)”’%]$/u;
const BEGINS_WORD = /^[\p{L}\p{N}£(“/]/u;

/** Neighbouring texts of different elements between which a client without CSS has no space. */
function wordsRunTogether(html: string): string[] {
  const found: string[] = [];
  let before: {readonly text: string; readonly parent: unknown} | undefined;
  function read(nodes: Element['children']): void {
    for (const node of nodes) {
      if (DomUtils.isText(node) && node.data !== '') {
        const {data: text, parent} = node;
        const isApart = before === undefined || before.parent === parent;
        if (!isApart && ENDS_WORD.test(before?.text ?? '') && BEGINS_WORD.test(text)) {
          found.push(`${before?.text.slice(-20) ?? ''}|${text.slice(0, 20)}`);
        }
        before = {text, parent};
      }
      if (!DomUtils.isTag(node) || UNSEEN.has(node.name)) continue;
      const isBlock = BLOCKS.has(node.name);
      if (isBlock) before = undefined;
      read(node.children);
      if (isBlock) before = undefined;
    }
  }
  read(parseDocument(html).children);
  return found;
}

test('words that the layout separates are also separate in the HTML', () => {
  expect(allPages().length).toBeGreaterThan(10);
  const faults = allPages().flatMap((address) =>
    wordsRunTogether(builtPage(address)).map((words) => `${address}: ${words}`),
  );
  expect(faults).toEqual([]);
});

test('each id is unique on its page', () => {
  const faults = allPages().flatMap((address) => {
    const page = parseDocument(builtPage(address));
    const ids = DomUtils.findAll(({attribs}) => 'id' in attribs, page.children).map(
      ({attribs}) => attribs.id,
    );
    return ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${address}: ${id ?? ''}`);
  });
  expect(faults).toEqual([]);
});

test('a client that ignores `hidden` does not read that an open job has closed', () => {
  for (const {slug} of openAt(OPENINGS_DAY)) {
    const html = builtPage(openingPath(slug)).replaceAll(/<template.*?<\/template>/gs, '');
    expect(html).not.toMatch(/have closed|>Closed</);
  }
});

/** The script of Firefox's reader mode. Others descend from it. */
const READABILITY = createRequire(__filename).resolve('@mozilla/readability/Readability.js');

test('reader modes keep every heading and clause of a document', async ({page}) => {
  // A blank page, because Trusted Types would refuse the documents' HTML.
  await page.goto('about:blank');
  await page.evaluate(readFileSync(READABILITY, 'utf8'));
  let documents = 0;
  const lost: string[] = [];
  for (const address of allPages()) {
    const html = builtPage(address);
    if (!/class="?(?:document document--|[^">]*\bprose\b)/.test(html)) continue;
    const missing = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, '');
      const prose = parsed.querySelector('main .prose');
      const texts = [...(prose?.querySelectorAll('h2, h3, .clause, dt, dd, li, td') ?? [])].filter(
        (element) =>
          !element.closest('details, figure, form, :has(> dd > form)') &&
          element.querySelector('p, li, dt, dd, svg, form') === null,
      );
      // Reader modes leave out a page that has less to read.
      if (plain(prose?.textContent ?? '').length < 1000) return [];
      const wanted = texts.map(({textContent}) => plain(textContent));
      interface Reader {
        parse: () => {readonly textContent: string} | null;
      }
      const {Readability} = window as unknown as {Readability: new (from: Document) => Reader};
      const read = plain(new Readability(parsed).parse()?.textContent ?? '');
      return wanted.filter((text) => !read.includes(text));
    }, html);
    documents += 1;
    lost.push(...missing.map((text) => `${address}: ${text}`));
  }
  expect(documents).toBeGreaterThan(5);
  expect(lost).toEqual([]);
});

for (const address of [
  '/about',
  '/careers',
  '/contact',
  '/policies',
  '/policies/in-force',
  '/privacy',
  ...fixed(
    ['/policies/whistleblowing', '/policies/whistleblowing/changes/3.0-4.0', '/reports/2025-26'],
    [],
  ),
]) {
  test(`words copied from ${address} keep their spaces`, async ({page}) => {
    await page.clock.setFixedTime(OPENINGS_DAY);
    await open(page, address);
    const glued = await page.locator('main').evaluate((main) => {
      // The words that spaces or elements separate in the HTML.
      const words = new Set<string>();
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const blockOf = (of: Node | null) =>
        of?.parentElement?.closest('p, li, dd, dt, td, th, h1, h2, h3');
      let text = '';
      let before: Node | null = null;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement?.closest('script, style, template')) continue;
        const display = (of: Node | null) =>
          of?.parentElement ? getComputedStyle(of.parentElement).display : '';
        const isInline =
          [display(node), display(before)].every((each) => each === 'inline') &&
          blockOf(node) === blockOf(before);
        text += (isInline ? '' : ' ') + (node.nodeValue ?? '');
        before = node;
      }
      const wordsOf = (of: string) => of.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      for (const word of wordsOf(text)) words.add(word);
      getSelection()?.selectAllChildren(main);
      return wordsOf(getSelection()?.toString() ?? '').filter((word) => !words.has(word));
    });
    expect(glued).toEqual([]);
  });
}
