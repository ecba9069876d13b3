import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {rehypeSections} from './rehype-sections';

const heading = (id: string) => h('h2', {id});
const paragraph = () => h('p');

function run(children: Root['children']) {
  const tree: Root = {type: 'root', children};
  rehypeSections()(tree);
  return tree.children as Element[];
}

describe('rehypeSections', () => {
  it('wraps each second-level heading with what follows it', () => {
    const first = heading('a');
    const result = run([first, paragraph(), paragraph(), heading('b'), paragraph()]);
    expect(result.map((node) => node.tagName)).toEqual(['section', 'section']);
    expect((result[0]?.children as Element[]).map((node) => node.tagName)).toEqual([
      'h2',
      'p',
      'p',
    ]);
  });

  it('leaves what precedes the first heading outside', () => {
    expect(run([paragraph(), heading('a')]).map((node) => node.tagName)).toEqual(['p', 'section']);
  });

  it('keeps module code at the top level, where MDX needs it', () => {
    const result = run([heading('a'), {type: 'mdxjsEsm', value: ''}, paragraph()]);
    expect(result.map((node) => node.type)).toEqual(['element', 'mdxjsEsm']);
  });
});
