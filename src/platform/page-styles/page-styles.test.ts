import {describe, expect, it} from 'vitest';
import {constantTokens} from './constant-tokens';
import {splitSheet} from './sheet';
import {partsOfTags, testOf, usedRules, wordsOf} from './used-rules';

it('finds elements, attributes, classes and ids in tags, quoted or not', () => {
  const html =
    '<a class="go go--on" href=/menu.html id=x aria-current=page>table</a><p data-hours=\'{"a > b": 1}\' class=hours></p><br/>';
  expect([...partsOfTags(html)].join(' ')).toBe(
    'html body a [class] .go .go--on [href] [id] #x [aria-current] p [data-hours] .hours br',
  );
});

it.each([
  ['.menu[open] > .sheet li:hover::before', '.menu .sheet li', '.menu .sheet'],
  ['.prose:not(.plain *, :is(.a, .b))', '.prose', ''],
  ['.prose :is(h2, .a > .b:has(h4))', '.prose h2', '.prose .a .b'],
  ['.prose :is(:not([class]), .plain)', '.prose', ''],
  ['html:has(.bar [open]:not(.bar--closes))', 'html .bar', 'html'],
  ['[data-prints="receipt"] .message', '[data-prints] .message', 'data-prints message'],
  ['.section li:nth-child(1 of :not(.a))', '.section li', 'section li'],
  [':root', '', undefined],
])('%s matches with the parts "%s", not with "%s"', (selector, enough, tooFew) => {
  const test = (parts: string) => testOf(selector)((part) => parts.split(' ').includes(part));
  expect(test(enough)).toBe(true);
  if (tooFew !== undefined) expect(test(tooFew)).toBe(false);
});

it('takes classes of a script from its texts only', async () => {
  const code = 'const tabs = e("p", {className: "card card--open", team: /"/}, `go ${tabs.more}`)';
  const words = await wordsOf(code);
  expect([...words].filter((word) => word.startsWith('.')).join(' ')).toBe(
    '.p .card .card--open .go',
  );
  expect(words.has('team')).toBe(true);
});

describe('the rules that a page uses', () => {
  const used = (css: string, html: string, isTyped = false) =>
    usedRules(css)({
      html,
      parts: partsOfTags(html),
      made: new Set(['made', '.card']),
      isTyped,
    });

  it('keeps rules for words of scripts', () => {
    expect(used('.card{top:0}[made]{top:0}.made{top:0}', '')).toBe('.card{top:0}[made]{top:0}');
  });

  it('keeps a rule if one of its selectors can match', () => {
    expect(used('.a,.b{color:red}.c{color:blue}', '<p class=b>')).toBe('.b{color:red}');
  });

  it('keeps rules for states such as :hover and [open]', () => {
    const css = '.a[aria-selected="true"]{top:0}.a:hover{top:0}.a[open] .a{top:0}';
    expect(used(css, '<p class=a>')).toBe(css);
  });

  it('removes empty at-rules and keeps the order of the layers', () => {
    const css = '@layer x,y;@layer x{@media (width<9rem){.b{top:0}}}@layer y{.a{top:0}}';
    expect(used(css, '<p class=a>')).toBe('@layer x,y;@layer y{.a{top:0}}');
  });

  it('removes unused custom properties, including those that only removed ones use', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:2px}.x{top:var(--c)}';
    expect(used(css, '<p class=x>')).toBe(':root{--c:2px}.x{top:var(--c)}');
    expect(used(css, '<p class=x fill="var(--a)">')).toContain('--a:1px');
  });

  it('removes rules that only set unused custom properties', () => {
    const css = '@layer x{@media (width<9rem){:root{--a:1px}}.x{top:0}}';
    expect(used(css, '<p class=x>')).toBe('@layer x{.x{top:0}}');
  });

  it('removes unused @keyframes', () => {
    const css =
      '@keyframes in{from{top:0}to{top:1px}}@keyframes out{from{top:0}}.x{animation:out 1s}';
    expect(used(css, '<p class=x>')).toBe('@keyframes out{from{top:0}}.x{animation:out 1s}');
  });

  it('keeps font faces for letters on the page, and all faces where visitors type', () => {
    const all = '@font-face{font-family:A;src:url(/a.woff2)}';
    const more = '@font-face{font-family:A;src:url(/m.woff2);unicode-range:U+A1-A2,U+142}';
    expect(used(all + more, '<p>l')).toBe(all);
    expect(used(all + more, '<p>ł')).toBe(all + more);
    expect(used(all + more, '<p>l', true)).toBe(all + more);
  });
});

describe('a divided sheet', () => {
  const css =
    '@layer a{.x{top:0}@media print{.x{top:1px}}}@layer b{@media print,(width>9rem){.y{top:2px}}}@media print{@layer c{@page{margin:0}.z{top:3px}}}';

  it('keeps everything but print rules in the screen sheet', () => {
    expect(splitSheet(css).screen).toBe(
      '@layer a,b,c;@layer a{.x{top:0}}@layer b{@media print,(width>9rem){.y{top:2px}}}',
    );
  });

  it('keeps print rules and their layers in the print sheet', () => {
    expect(splitSheet(css).print).toBe(
      '@layer a,b,c;@layer a{@media print{.x{top:1px}}}@media print{@layer c{@page{margin:0}.z{top:3px}}}',
    );
  });
});

describe('constant tokens', () => {
  const names = (...sheets: string[]) => [...constantTokens(sheets).keys()];

  it('have one value in all sheets', () => {
    expect(constantTokens([':root{--space:1rem;--text:#111}'])).toEqual(
      new Map([
        ['--space', '1rem'],
        ['--text', '#111'],
      ]),
    );
    expect(names(':root{--text:#111}', '.hero{--text:#fff}')).toEqual([]);
    expect(names(':root{--text:#111}@media print{:root{--text:#000}}')).toEqual([]);
    expect(names('@media (width<48rem){:root{--text:#111}}', '.card{--line:1px}')).toEqual([]);
  });

  it('are no longer than the var() they replace', () => {
    expect(names(':root{--size:clamp(1rem,1rem + 1vw,2rem)}')).toEqual([]);
  });
});
