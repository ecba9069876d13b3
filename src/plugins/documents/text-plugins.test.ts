// Words in other scripts. cspell:ignore Żółw ελιά
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Element, Root as HtmlRoot} from 'hast';
import {h} from 'hastscript';
import {documentSchema} from '../../shared/documents/schema';
import {
  rehypeDirection,
  rehypeFrame,
  rehypeNumbersKept,
  rehypeSections,
  rehypeTableFolds,
  rehypeTables,
} from './text-plugins';

const heading = (id: string) => h('h2', {id});
const paragraph = () => h('p');

function sectioned(children: HtmlRoot['children']) {
  const tree: HtmlRoot = {type: 'root', children};
  rehypeSections()(tree);
  return tree.children as Element[];
}

it('rehypeSections wraps each second-level heading with what follows it', () => {
  const first = heading('a');
  const result = sectioned([first, paragraph(), paragraph(), heading('b'), paragraph()]);
  expect(result.map((node) => node.tagName)).toEqual(['section', 'section']);
  expect((result[0]?.children as Element[]).map((node) => node.tagName)).toEqual(['h2', 'p', 'p']);
});

it('rehypeSections doesn’t wrap what precedes the first heading', () => {
  expect(sectioned([paragraph(), heading('a')]).map((node) => node.tagName)).toEqual([
    'p',
    'section',
  ]);
});

it('rehypeSections keeps module code at the top level, where MDX needs it', () => {
  const result = sectioned([heading('a'), {type: 'mdxjsEsm', value: ''}, paragraph()]);
  expect(result.map((node) => node.type)).toEqual(['element', 'mdxjsEsm']);
});

describe('rehypeTables', () => {
  const heading = h('th', 'Week ');
  const cell = h('td', '0');
  const second = h('td', 'Survey');
  const table = h(
    'table',
    h('thead', h('tr', heading, h('th', h('em', 'What')))),
    h('tbody', h('tr', cell, second)),
  );
  rehypeTables()({type: 'root', children: [h('section', table)]});

  it('labels each value with the heading of its column', () => {
    expect(cell.properties).toEqual({role: 'cell', dataLabel: 'Week'});
    expect(second.properties).toEqual({role: 'cell', dataLabel: 'What'});
  });

  it('gives no label to a value below an empty heading', () => {
    const value = h('td', '7');
    rehypeTables()({type: 'root', children: [h('table', h('tr', h('th')), h('tr', value))]});
    expect(value.properties.dataLabel).toBeUndefined();
  });

  it('marks aligned columns without a style attribute', () => {
    const sum = h('td', {align: 'right'}, '92');
    rehypeTables()({type: 'root', children: [h('table', h('tr', sum))]});
    expect(sum.properties).toMatchObject({dataAlign: 'right'});
    expect(sum.properties).not.toHaveProperty('align');
  });

  it('shares the width by the words in the columns, if they need more than a line', () => {
    const row = (name: string, ...cells: string[]) =>
      h('tr', ...cells.map((text) => h(name, text)));
    const wide = h(
      'table',
      h('thead', row('th', 'Item', 'Where', 'When')),
      h('tbody', row('td', 'x'.repeat(137), 'Local storage', 'y'.repeat(86))),
    );
    rehypeTables()({type: 'root', children: [wide]});
    expect(wide.children[0]).toEqual(
      h('colgroup', ...['48%', '17%', '35%'].map((width) => h('col', {width}))),
    );
    expect(table.children).toHaveLength(2);
  });

  it('keeps the table roles when rows are stacked', () => {
    expect(table.properties).toEqual({role: 'table'});
    expect(heading.properties).toEqual({scope: 'col', role: 'columnheader'});
  });
});

it.each(['هذا نص', 'עברית ABC', 'A word, then שלום'])('lets browsers place %s', (text) => {
  const tree: HtmlRoot = {
    type: 'root',
    children: [
      h('p', h('b', text)),
      h('ul', h('li', text), h('li', 'Latin')),
      h('p', 'Żółw, ελιά'),
    ],
  };
  rehypeDirection()(tree);
  expect(tree.children).toEqual([
    h('p', {dir: 'auto'}, h('b', text)),
    h('ul', h('li', {dir: 'auto'}, text), h('li', 'Latin')),
    h('p', 'Żółw, ελιά'),
  ]);
});

it('gives text directly in a component an element with its direction', () => {
  const children = h('b', 'שלום').children;
  const note = {type: 'mdxJsxFlowElement' as const, name: 'Note', attributes: [], children};
  rehypeDirection()({type: 'root', children: [note]});
  expect(note.children).toEqual([h('div', {dir: 'auto'}, 'שלום')]);
});

it('rehypeNumbersKept lets a word that may be wider than a phone break', () => {
  const tree: HtmlRoot = {type: 'root', children: [h('p', `a-b-${'c'.repeat(40)}`)]};
  rehypeNumbersKept()(tree);
  expect(tree.children).toEqual([h('p', `a-b-${'c'.repeat(40)}`)]);
});

it('rehypeNumbersKept keeps numbers, and words with a number or two hyphens, on one line', () => {
  const tree = {
    type: 'root',
    children: [
      h(
        'p',
        'Of 2025-26: 24 weeks, ',
        h('b', '2024-25'),
        ' and on 2026-04-01, out-of-hours, a 60-minute one.',
      ),
    ],
  } as HtmlRoot;
  rehypeNumbersKept()(tree);
  const kept = (text: string) => h('span', {className: ['nowrap']}, text);
  expect(tree.children).toEqual([
    h(
      'p',
      'Of ',
      kept('2025-26'),
      ': 24\u00a0weeks, ',
      h('b', kept('2024-25')),
      ' and on 2026-04-01, ',
      kept('out-of-hours'),
      ', a ',
      kept('60-minute'),
      ' one.',
    ),
  ]);
});

describe('rehypeTableFolds', () => {
  const table = (text: string): HtmlRoot => ({
    type: 'root',
    children: [
      h('section', [
        h('table', [h('tr', [h('th', 'Area'), h('th', 'Work')]), h('tr', h('td', text))]),
      ]),
    ],
  });
  const folded = (kind: string, text: string): boolean => {
    const tree = table(text);
    rehypeTableFolds()(tree, {data: {frontMatter: {kind}}});
    return JSON.stringify(tree).includes('"Table of 1 row: Area, Work"');
  };

  it('folds a long table of a service or project, and says what is in it', () => {
    expect(folded('service', 'x'.repeat(600))).toBe(true);
    expect(folded('project', 'x'.repeat(600))).toBe(true);
  });

  it('leaves short tables and policies as they are', () => {
    expect(folded('service', 'x')).toBe(false);
    expect(folded('policy', 'x'.repeat(600))).toBe(false);
  });
});

it.each(documentSchema.options.map(({shape}) => shape.kind.value))(
  'a document of the kind %s has a frame, which is there',
  (kind) => {
    const tree: HtmlRoot = {type: 'root', children: []};
    rehypeFrame()(tree, {data: {frontMatter: {kind}}});
    const [frame] = tree.children;
    const layout = frame !== undefined && 'value' in frame ? frame.value : '';
    const [, name = '', place = ''] =
      /^export \{(\w+) as default\} from '@site\/(.+)'$/.exec(layout) ?? [];
    const source = readFileSync(path.resolve(__dirname, `../../../${place}.tsx`), 'utf8');
    expect(source).toContain(`export function ${name}(`);
  },
);
