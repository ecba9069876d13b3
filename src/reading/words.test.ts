import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import * as fc from 'fast-check';
import type {Root} from 'hast';
import {DomUtils, parseDocument} from 'htmlparser2';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {documentPlugins} from '../plugins/documents/text-plugins';
import {parseOpening} from '../plugins/openings/parse';
import {partsOf, textOf} from '../policy-record/shared/blocks';
import {readBlocks} from '../policy-record/words/read-blocks';
import {finishTree} from './grammar';
import {readText} from './text';

/** The words that the compiler sends to the page. */
let page = '';

function rehypeCollect() {
  return (tree: Root) => {
    page = '';
    visit(tree, 'text', ({value}) => void (page += value));
  };
}

const hooks = {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'} as const;

/** Compiles as the site does. */
const compiler = createProcessorUncached({
  format: 'mdx',
  options: {
    siteDir: __dirname,
    staticDirs: [],
    admonitions: true,
    ...documentPlugins,
    rehypePlugins: [...documentPlugins.rehypePlugins, rehypeCollect],
    markdownConfig: {
      format: 'mdx',
      parseFrontMatter: ({fileContent}) => Promise.resolve({frontMatter: {}, content: fileContent}),
      emoji: false,
      mermaid: false,
      hooks,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      remarkRehypeOptions: {},
    },
  },
});

async function pageWords(body: string): Promise<string> {
  const frontMatter = {kind: 'policy'};
  await (
    await compiler
  ).process({content: body, filePath: '/x.mdx', frontMatter, compilerName: 'server'});
  return withoutSpace(page);
}

const withoutSpace = (words: string) => words.replaceAll(/\s/g, '');

const words = fc.constantFrom(
  ...['ladder', 'Dŵr', 'It costs £5,', 'a:b', '::gap', ':door:', '10~15', '2026.', '(see 3.2)'],
  ...['**bold**', '*it*', '__b__', '[a link](/about)', '{brand.name}', '&amp;', '&nbsp;', '“q”'],
  ...['https://www.gov.uk/a_b', 'name@host.example', '\\*', '\\<', '\\{x\\}', '\\#', '{/* c */}'],
);
const signs = fc.stringMatching(/^[ :~{}<>|*_#[\]()`!\\&$^=+\-."'1a]{0,4}$/);
const line = fc
  .array(fc.oneof({weight: 5, arbitrary: words}, {weight: 1, arbitrary: signs}), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((parts) => fc.constantFrom(' ', ' ', '', '\n').map((space) => parts.join(space)));
const block = fc.oneof(
  line,
  ...['## ', '### ', '- ', '1. ', '7) ', '> ', '- [x] ', '* ', '  '].map((mark) =>
    line.map((text) => mark + text),
  ),
  fc
    .tuple(line, line, line)
    .map(([a, b, c]) => `| ${a} | ${b} |\n| --- | --: |\n| ${c} | ${a} |`.replaceAll('\n\n', ' ')),
  line.map((text) => `<Note>\n\n${text}\n\n</Note>`),
  line.map((text) => `<Note>${text}</Note>`),
);
const markdown = fc
  .array(block, {minLength: 1, maxLength: 4})
  .map((blocks) => `## Words\n\n${blocks.join('\n\n')}\n`);

it('the page of a policy has the words of its record, if nothing is reported', async () => {
  await fc.assert(
    fc.asyncProperty(markdown, async (body) => {
      const {tree, problems} = readText('docs/policies/x.mdx', body, 'record');
      fc.pre(tree !== undefined && problems.length === 0);
      const recorded = readBlocks(finishTree(tree, true)).flatMap(partsOf).map(textOf).join('');
      expect(await pageWords(body)).toBe(withoutSpace(recorded).replaceAll(/[☐☑]/g, ''));
    }),
    {numRuns: 80},
  );
});

it('the feeds of an opening have the words of its page, if nothing is reported', async () => {
  const file = 'openings/bench-joiner.mdx';
  const example = path.resolve(__dirname, '../plugins/openings/example-site', file);
  const [head = ''] = /^---\n.*?\n---\n/s.exec(readFileSync(example, 'utf8')) ?? [];
  await fc.assert(
    fc.asyncProperty(markdown, async (body) => {
      const text = `${head}\n${body}\n${'Words. '.repeat(100)}`;
      const parsed = parseOpening(file, {text, problems: []}, new Date(0));
      fc.pre(parsed.problems.length === 0);
      const html = DomUtils.textContent(parseDocument(parsed.document?.html ?? ''));
      expect(withoutSpace(html)).toBe(await pageWords(text.slice(head.length)));
    }),
    {numRuns: 20},
  );
});
