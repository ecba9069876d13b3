import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {expect, it} from 'vitest';
import {rehypeClauses} from './rehype-clauses';

/** Lists what is in a section after the plugin: elements and components with their text. */
function run(kind: string, ...content: readonly Element[]): string[] {
  const section = h('section', h('h2', {dataSection: '1'}, 'Gifts'), ...content);
  rehypeClauses()({type: 'root', children: [section]}, {data: {frontMatter: {kind}}});
  return section.children.map((node) => {
    if (node.type === 'element') return `${node.tagName} ${toString(node)}`.trim();
    if (node.type !== 'mdxJsxFlowElement') return node.type;
    const attributes = node.attributes.map((each) =>
      'name' in each ? `${each.name}=${typeof each.value === 'string' ? each.value : ''}` : '',
    );
    const words = node.children.map((child) => (child.type === 'text' ? [child.value] : [])).flat();
    return [node.name, ...attributes, ...words].join(' ');
  });
}

const ONE = h('p', {dataClause: '1.1'}, 'One');
const TWO = h('p', {dataClause: '1.2'}, 'Two');

it('numbers clauses, and puts the change of each after the lists that it introduces', () => {
  expect(run('policy', ONE, h('ul'), h('p'), TWO)).toEqual([
    'h2 Gifts',
    'ClauseChange number=1',
    'Clause number=1.1 One',
    'ul',
    'p',
    'ClauseChange number=1.1',
    'Clause number=1.2 Two',
    'ClauseChange number=1.2',
  ]);
});

it.each(['table', 'details'])('puts the change of a clause before its %s', (wide) => {
  expect(run('policy', ONE, h('ul'), h(wide), TWO).slice(3, 6)).toEqual([
    'ul',
    'ClauseChange number=1.1',
    wide,
  ]);
});

it('ends a clause at the next part of its section', () => {
  expect(run('notice', ONE, h('h3', 'Part'), TWO).slice(3, 5)).toEqual([
    'ClauseChange number=1.1',
    'h3 Part',
  ]);
});

it('links a section with its only clause', () => {
  expect(run('policy', ONE, h('ul'))).toEqual([
    'h2 Gifts',
    'ClauseChange number=1 clause=1.1',
    'Clause number=1.1 One',
    'ul',
    'ClauseChange number=1.1 section=1',
  ]);
});

it('leaves other documents unchanged', () => {
  expect(run('service', ONE, h('ul'), TWO)).toEqual(['h2 Gifts', 'p One', 'ul', 'p Two']);
});
