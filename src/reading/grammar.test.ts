import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {Root, RootContent} from 'mdast';
import {idOf, numberOf, parseMarkdown, replaceTokens, remarkNumbers} from './grammar';
import {brand} from '../data/brand/brand';
import {MAPS_KEY_NAME} from '../data/brand/storage-names';

const TEXT =
  'Before.\n\n## A\n\nOne.\n\n- An entry.\n\n> Quoted.\n\n### Part\n\nTwo.\n\n## B\n\nThree.\n';

function numbers(kind: string) {
  const tree = unified().use(remarkParse).parse(TEXT);
  remarkNumbers()(tree, {data: {frontMatter: {kind}}});
  return tree.children.map((node) =>
    node.type === 'heading' || node.type === 'paragraph' ? numberOf(node) : node.type,
  );
}

it.each(['policy', 'notice'])('numbers the sections and clauses of a %s', (kind) => {
  expect(numbers(kind)).toEqual([
    undefined,
    '1',
    '1.1',
    'list',
    'blockquote',
    undefined,
    '1.2',
    '2',
    '2.1',
  ]);
});

it('numbers only the sections of other documents', () => {
  expect(numbers('service').filter(Boolean)).toEqual(['1', 'list', 'blockquote', '2']);
});

function run(node: object): unknown {
  const tree: Root = {type: 'root', children: [node as RootContent]};
  replaceTokens(tree);
  return tree.children[0];
}

describe('replaceTokens', () => {
  it('replaces a token in text', () => {
    expect(run({type: 'mdxTextExpression', value: 'brand.name'})).toEqual({
      type: 'text',
      value: brand.name,
    });
  });

  it('replaces a token in a link address, even if the parser has escaped it', () => {
    const expected = {type: 'link', url: `mailto:${brand.email.info}`};
    expect(run({type: 'link', url: 'mailto:{brand.email.info}'})).toEqual(expected);
    expect(run({type: 'link', url: 'mailto:%7Bbrand.email.info%7D'})).toEqual(expected);
  });

  it.each([
    'https://example.com/caf%E9',
    'https://example.com/%A3',
    'https://example.com/?q=50%',
    'https://example.com/a%2520b',
    'https://example.com/%2541',
    'https://example.com/%7Bother%7D',
    'https://example.com/%7bid%7d/{id}',
    'https://example.com/a%20b/%C3%A9/é',
    'mailto:50%@example.com',
    '//example.com/%',
    './a%20b.mdx',
    '/careers?q=%A3#caf%C3%A9',
  ])('leaves the address %s as it was written', (url) => {
    expect(run({type: 'link', url})).toEqual({type: 'link', url});
  });

  it('replaces a token in code', () => {
    expect(run({type: 'inlineCode', value: '{brand.storage.mapsKey}'})).toEqual({
      type: 'inlineCode',
      value: MAPS_KEY_NAME,
    });
  });

  it('replaces a token in a component’s property', () => {
    expect(run({type: 'mdxJsxFlowElement', attributes: [{value: 'At {brand.town}'}]})).toEqual({
      type: 'mdxJsxFlowElement',
      attributes: [{value: `At ${brand.address.town}`}],
    });
  });

  it('rejects an unknown token and suggests a correction', () => {
    expect(() => run({type: 'mdxTextExpression', value: 'brand.nmae'})).toThrow(
      /\{brand\.nmae\}\. Did you mean \{brand\.name\}\?/,
    );
  });

  it('leaves other expressions unchanged', () => {
    const node = {type: 'mdxTextExpression', value: '1 + 1'};
    expect(run({...node})).toEqual(node);
  });
});

it.each([
  ['## Scope {/* check this */}', 'scope'],
  ['## Scope {/* #the-scope */}', 'the-scope'],
  ['## {/* new */} Scope', 'scope'],
  ['## Record', 'record-1'],
  ['## In short', 'in-short-1'],
])('the heading %j gets the address #%s, which no other part of the page has', (body, id) => {
  const [heading] = parseMarkdown(body);
  expect(heading?.type === 'heading' && idOf(heading)).toBe(id);
});
