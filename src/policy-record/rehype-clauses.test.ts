import {describe, expect, it} from 'vitest';
import {exampleHistory} from './example-history';
import {factsOf} from './facts';
import {rehypeClauses} from './rehype-clauses';

interface Node {
  type: string;
  tagName?: string;
  name?: string;
  value?: string;
  properties?: Record<string, unknown>;
  attributes?: {type: string; name: string; value: string}[];
  children?: Node[];
}

const element = (tagName: string, ...children: (Node | string)[]): Node => ({
  type: 'element',
  tagName,
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ),
});

/** The elements below a node, by name, with the words in them. */
function outline({children = []}: Node): string[] {
  const words = (node: Node): string => node.value ?? (node.children ?? []).map(words).join('');
  return children.map((node) => {
    const number = node.attributes?.[0]?.value ?? '';
    return `${node.tagName ?? node.name ?? ''} ${number} ${words(node)}`.replaceAll(/ +/g, ' ');
  });
}

function run(kind: string) {
  const history = exampleHistory(
    {body: '## Gifts\n\nOld rule stays as it is. Gifts above £25.\n'},
    {body: '## Gifts\n\nOld rule stays as it is. Gifts above £50.\n\nAnd a new one entirely.\n'},
  );
  const words = history.versions[0]?.kept;
  if (words === undefined) throw new Error('The example has no words.');
  const section = element(
    'section',
    element('h2', 'Gifts'),
    element('p', 'One'),
    element('ul'),
    element('p', 'Two'),
  );
  rehypeClauses()(
    {type: 'root', children: [section]},
    {
      data: {frontMatter: {kind, facts: factsOf(history, words)}},
    },
  );
  return section;
}

describe('the clauses of a policy', () => {
  it('are numbered, and followed by what they said before', () => {
    expect(outline(run('policy'))).toEqual([
      'h2 Gifts',
      'Clause 1.1 One',
      'details 1.1 reworded in 2.0, 1 April 2026. Previous wordingGifts above £25.Replaces version 1.0. Approved by Board, 18 March 2026. Compare',
      'ul ',
      'Clause 1.2 Two',
      'p 1.2 new in 2.0, 1 April 2026',
    ]);
  });

  it('are left alone in other documents', () => {
    expect(outline(run('service'))).toEqual(['h2 Gifts', 'p One', 'ul ', 'p Two']);
  });
});
