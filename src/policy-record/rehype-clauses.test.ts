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

type Texts = readonly [before: string, after: string];

const OLD = '## Gifts\n\nOld rule stays as it is. Gifts above £25.\n';
const NEW = '## Gifts\n\nOld rule stays as it is. Gifts above £50.\n\nAnd a new one entirely.\n';

function run(
  kind: string,
  content: readonly Element[],
  [before, after]: Texts = [OLD, NEW],
  others = [h('section', 'A section that did not change')],
) {
  const history = exampleHistory({body: before}, {body: after});
  const words = history.versions[0]?.kept;
  if (words === undefined) throw new Error('The example has no words.');
  const section = h('section', h('h2', {dataSection: '1'}, 'Gifts'), ...content);
  rehypeClauses()(
    {type: 'root', children: [section, ...others]},
    {data: {frontMatter: {kind, facts: factsOf(history, words)}}},
  );
  return outline(section);
}

const ONE = h('p', {dataClause: '1.1'}, 'One');
const TWO = h('p', {dataClause: '1.2'}, 'Two');
const APPROVED = 'Replaces version 1.0. Approved by Board, 18 March 2026. Compare';

it('shows the numbers of clauses, and earlier text after what a clause introduces', () => {
  expect(run('policy', [ONE, h('table'), h('ul'), TWO])).toEqual([
    'h2 Gifts',
    'Clause 1.1 One',
    'table ',
    'ul ',
    `details 1.1 reworded in 2.0, 1 April 2026. Previous wordingGifts above £25.${APPROVED}`,
    'Clause 1.2 Two',
    'p 1.2 new in 2.0, 1 April 2026',
  ]);
});

it('ends a clause at the next part of its section', () => {
  expect(run('policy', [ONE, h('h3', 'Part'), TWO])[2]).toMatch(/^details 1\.1 reworded/);
});

it('has one note for a section that is a single clause', () => {
  const texts: Texts = ['## Gifts\n\nWe take none.\n', '## Presents\n\nWe take none at all.\n'];
  expect(run('policy', [ONE], texts)).toEqual([
    'h2 Gifts',
    'Clause 1.1 One',
    `details Section 1 reworded in 2.0, 1 April 2026. Previous wordingGiftsWe take none.${APPROVED}`,
  ]);
});

it('has no notes if every section changed', () => {
  expect(run('policy', [ONE, TWO], [OLD, NEW], [])).toEqual([
    'h2 Gifts',
    'Clause 1.1 One',
    'Clause 1.2 Two',
  ]);
});

it('names a removed clause by its former number', () => {
  const texts: Texts = [NEW, NEW.replace('Old rule stays as it is. Gifts above £50.\n\n', '')];
  expect(run('policy', [ONE], texts)[1]).toMatch(/^details Former 1\.1 removed in 2\.0/);
});

it('leaves other documents unchanged', () => {
  expect(run('service', [ONE, h('ul'), TWO])).toEqual(['h2 Gifts', 'p One', 'ul ', 'p Two']);
});
