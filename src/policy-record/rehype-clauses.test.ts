import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {expect, it} from 'vitest';
import {exampleHistory} from './example-history.test-data';
import {factsOf} from './facts';
import {rehypeClauses} from './rehype-clauses';

/** Lists the elements in a node by name, with their text. */
function outline({children}: Element): string[] {
  return children.map((node) => {
    if (node.type === 'element') return `${node.tagName} ${toString(node)}`;
    if (node.type !== 'mdxJsxFlowElement') return node.type;
    const number = node.attributes.map(({value}) => (typeof value === 'string' ? value : ''));
    const words = node.children.map((child) => (child.type === 'text' ? child.value : ''));
    return `${node.name} ${number.join('')} ${words.join('')}`;
  });
}

function run(kind: string) {
  const history = exampleHistory(
    {body: '## Gifts\n\nOld rule stays as it is. Gifts above £25.\n'},
    {body: '## Gifts\n\nOld rule stays as it is. Gifts above £50.\n\nAnd a new one entirely.\n'},
  );
  const words = history.versions[0]?.kept;
  if (words === undefined) throw new Error('The example has no words.');
  const section = h(
    'section',
    h('h2', {dataSection: '1'}, 'Gifts'),
    h('p', {dataClause: '1.1'}, 'One'),
    h('ul'),
    h('p', {dataClause: '1.2'}, 'Two'),
  );
  rehypeClauses()(
    {type: 'root', children: [section]},
    {
      data: {frontMatter: {kind, facts: factsOf(history, words)}},
    },
  );
  return section;
}

it('the clauses of a policy show their numbers, followed by their earlier text', () => {
  expect(outline(run('policy'))).toEqual([
    'h2 Gifts',
    'Clause 1.1 One',
    'details 1.1 reworded in 2.0, 1 April 2026. Previous wordingGifts above £25.Replaces version 1.0. Approved by Board, 18 March 2026. Compare',
    'ul ',
    'Clause 1.2 Two',
    'p 1.2 new in 2.0, 1 April 2026',
  ]);
});

it('the clauses of a policy are unchanged in other documents', () => {
  expect(outline(run('service'))).toEqual(['h2 Gifts', 'p One', 'ul ', 'p Two']);
});
