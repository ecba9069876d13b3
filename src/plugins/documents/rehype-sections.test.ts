import {describe, expect, it} from 'vitest';
import {rehypeSections} from './rehype-sections';

const heading = (id: string) => ({type: 'element', tagName: 'h2', properties: {id}, children: []});
const paragraph = () => ({type: 'element', tagName: 'p', children: []});

function run(children: object[]) {
  const tree = {type: 'root', children: children as never[]};
  rehypeSections()(tree);
  return tree.children as {type: string; tagName?: string; children?: {tagName?: string}[]}[];
}

describe('rehypeSections', () => {
  it('wraps each second-level heading with the content that follows it, and numbers it', () => {
    const first = heading('a');
    const result = run([first, paragraph(), paragraph(), heading('b'), paragraph()]);
    expect(result.map((node) => node.tagName)).toEqual(['section', 'section']);
    expect(result[0]?.children?.map((node) => node.tagName)).toEqual(['h2', 'p', 'p']);
    expect(first.properties).toEqual({id: 'a', dataSection: 1});
  });

  it('keeps content before the first heading outside the sections', () => {
    expect(run([paragraph(), heading('a')]).map((node) => node.tagName)).toEqual(['p', 'section']);
  });

  it('keeps module code at the top level, where MDX needs it', () => {
    const result = run([heading('a'), {type: 'mdxjsEsm'}, paragraph()]);
    expect(result.map((node) => node.type)).toEqual(['element', 'mdxjsEsm']);
  });
});
