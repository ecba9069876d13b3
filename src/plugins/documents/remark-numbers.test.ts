import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {numberOf, remarkNumbers} from './remark-numbers';

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
