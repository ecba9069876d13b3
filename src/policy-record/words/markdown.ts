import type {Paragraph, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {numberText, remarkBrandTokens} from '../../plugins/documents/text-plugins';
import type {Run} from '../shared/blocks';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const replaceTokens = remarkBrandTokens();

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Whether MDX removes the paragraph and keeps the components in it. */
function isOnlyComponents({children}: Paragraph): boolean {
  const filled = children.filter((child) => !isBlank(child));
  return (
    filled.length > 0 &&
    filled.every(({type}) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression')
  );
}

/**
 * Reads a document's text into a syntax tree as the site's compiler sees it: MDX with tables and
 * bare links, paragraphs that contain only components unwrapped, brand tokens replaced, sections
 * and clauses numbered.
 *
 * @param body Markdown below the front matter
 * @throws when the text is not MDX, or a brand token is unknown
 */
export function parseMarkdown(body: string): RootContent[] {
  const tree = parser.parse(body);
  visit(tree, 'paragraph', (node, index, parent) => {
    if (parent === undefined || index === undefined || !isOnlyComponents(node)) return undefined;
    const inside: RootContent[] = node.children.filter((child) => !isBlank(child));
    (parent.children as RootContent[]).splice(index, 1, ...inside);
    return [SKIP, index];
  });
  replaceTokens(tree);
  numberText(tree, true);
  return tree.children;
}

/** Called for each node that a copy cannot render. */
export type Refuse = (node: RootContent, found: string, fix: string) => void;

type Marks = Omit<Run, 'text'>;

const LINE_SPACE = /[ \t\r\n]+/g;

function sameMarks(one: Marks, other: Marks): boolean {
  return one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;
}

/**
 * Normalises runs as the page shows them: joins neighbours with the same formatting, and reduces
 * line ends and repeated spaces to one space, with none at either end. Composes letters (Unicode
 * NFC), so that a word has the same bytes from every keyboard.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  for (const {text, ...marks} of runs) {
    const last = tidy.at(-1);
    const spaced = text.normalize('NFC').replaceAll(LINE_SPACE, ' ');
    const atSpace = last === undefined || last.text.endsWith(' ');
    const words = atSpace ? spaced.replace(/^ /, '') : spaced;
    if (words === '') {
      continue;
    }
    if (last !== undefined && sameMarks(last, marks)) {
      tidy[tidy.length - 1] = {...last, text: `${last.text}${words}`};
    } else {
      tidy.push({text: words, ...marks});
    }
  }
  const end = tidy.pop();
  if (end === undefined) {
    return [];
  }
  const text = end.text.replace(/ $/, '');
  return text === '' ? tidyRuns(tidy) : [...tidy, {...end, text}];
}

function collect(node: RootContent, marks: Marks, refuse: Refuse): Run[] {
  const inside = (nodes: readonly RootContent[], more: Marks) =>
    nodes.flatMap((child) => collect(child, {...marks, ...more}, refuse));
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{text: node.value, ...marks}];
    case 'break':
      return [{text: ' ', ...marks}];
    case 'strong':
      return inside(node.children, {strong: true});
    case 'emphasis':
      return inside(node.children, {emphasis: true});
    case 'link':
      return inside(node.children, {href: node.url});
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      if (!isComment(node.value)) {
        refuse(node, `{${node.value}}`, 'Write plain words or a known brand token instead.');
      }
      return [];
    default:
      refuse(node, described(node), 'Write it as plain text, emphasis or a link.');
      return [];
  }
}

/** Whether an expression is only a comment, which the page does not show. */
export function isComment(expression: string): boolean {
  return /^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(expression);
}

/** Names a node as its author would. Example: `<Figure>`. */
export function described(node: RootContent): string {
  return 'name' in node ? `<${node.name ?? ''}>` : `Markdown of the type "${node.type}"`;
}

/** Reads inline content. Reports and omits what a copy cannot render. */
export function readRuns(nodes: readonly RootContent[], refuse: Refuse): Run[] {
  return tidyRuns(nodes.flatMap((node) => collect(node, {}, refuse)));
}
