import {describe, expect, test} from 'vitest';
import {anchorsOf, linksOf} from './markdown-links.mjs';

function targets(text: string): string[] {
  return linksOf(text).map(({target}) => target);
}

describe('links', () => {
  test('of every notation, with their lines', () => {
    const text = [
      '[one](one.md) and ![two](two.png "a title")',
      '[three](<three four.md>) [with brackets](a_(b).md#c)',
      '',
      '[five]: five.md "a title"',
      '<a href="six.md">six</a> <img alt="" src="seven.png">',
    ].join('\n');
    expect(linksOf(text)).toEqual([
      {target: 'one.md', line: 1},
      {target: 'two.png', line: 1},
      {target: 'three four.md', line: 2},
      {target: 'a_(b).md#c', line: 2},
      {target: 'five.md', line: 4},
      {target: 'six.md', line: 5},
      {target: 'seven.png', line: 5},
    ]);
  });

  test('a picture inside a link counts as two', () => {
    expect(targets('[![alt](picture.png)](page.md)')).toEqual(['picture.png', 'page.md']);
  });

  test('what only shows Markdown is no link', () => {
    const fence = '```';
    const text = `\`[a](a.md)\`\n\n${fence}md\n[b](b.md)\n${fence}\n<!-- [c](c.md) -->\n[d](d.md)`;
    expect(linksOf(text)).toEqual([{target: 'd.md', line: 7}]);
  });
});

describe('anchors', () => {
  test('are made as the code host makes them', () => {
    const text = '# Add an `opening`\n\n## Who’s who? (and why)\n\n### A [link](x.md) in it ###\n';
    expect([...anchorsOf(text)]).toEqual(['add-an-opening', 'whos-who-and-why', 'a-link-in-it']);
  });

  test('are numbered when repeated', () => {
    expect([...anchorsOf('## Why\n\n## Why\n\n## Why\n')]).toEqual(['why', 'why-1', 'why-2']);
  });

  test('include HTML ids, but nothing in a code block', () => {
    expect([...anchorsOf('<a id="here"></a>\n\n```sh\n# not a heading\n```\n')]).toEqual(['here']);
  });
});
