import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkBrandTokens} from '../../plugins/documents/remark-brand-tokens';
import type {Run} from '../shared/blocks';

/** The properties of Markdown and MDX syntax nodes that the reader of policies uses. */
export interface MarkdownNode {
  type: string;
  value?: string;
  /** Of a link. */
  url?: string;
  /** Of a component; `null` for a fragment. */
  name?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
  children?: MarkdownNode[];
  /** Of a heading. */
  depth?: number;
  /** Of a list. */
  ordered?: boolean | null;
  /** Of an entry in a check list. */
  checked?: boolean | null;
  position?: {start: {line: number}};
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const replaceTokens = remarkBrandTokens();

function isBlank(node: MarkdownNode): boolean {
  return node.type === 'text' && (node.value ?? '').trim() === '';
}

/** Whether MDX takes the paragraph away and keeps the components in it. */
function isOnlyComponents({type, children = []}: MarkdownNode): boolean {
  const filled = children.filter((child) => !isBlank(child));
  return (
    type === 'paragraph' &&
    filled.length > 0 &&
    filled.every(
      (child) => child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression',
    )
  );
}

function unwrapComponents(node: MarkdownNode): void {
  node.children = (node.children ?? []).flatMap((child) =>
    isOnlyComponents(child) ? (child.children ?? []).filter((inner) => !isBlank(inner)) : [child],
  );
  for (const child of node.children) {
    if (child.children !== undefined) {
      unwrapComponents(child);
    }
  }
}

/**
 * Reads a document's text into a syntax tree as the site's compiler sees it: MDX with tables and
 * bare links, paragraphs that only hold components unwrapped, brand tokens replaced.
 *
 * @param body Markdown below the front matter
 * @throws when the text is not MDX, or a brand token is unknown
 */
export function parseMarkdown(body: string): MarkdownNode[] {
  const tree: MarkdownNode = parser.parse(body);
  unwrapComponents(tree);
  replaceTokens(tree);
  return tree.children ?? [];
}

/** Is told of a node that a copy of a policy cannot show. */
export type Refuse = (node: MarkdownNode, found: string, fix: string) => void;

type Marks = Omit<Run, 'text'>;

const LINE_SPACE = /[ \t\r\n]+/g;

function sameMarks(one: Marks, other: Marks): boolean {
  return one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;
}

/**
 * The runs as the page shows them: line ends and repeated spaces are one space, none at either
 * end; neighbours with the same marks are one run. Letters are composed (Unicode NFC), so that
 * the same word is the same bytes whatever keyboard it came from.
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

function collect(node: MarkdownNode, marks: Marks, refuse: Refuse): Run[] {
  const inside = (more: Marks) =>
    (node.children ?? []).flatMap((child) => collect(child, {...marks, ...more}, refuse));
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{text: node.value ?? '', ...marks}];
    case 'break':
      return [{text: ' ', ...marks}];
    case 'strong':
      return inside({strong: true});
    case 'emphasis':
      return inside({emphasis: true});
    case 'link':
      return inside({href: node.url ?? ''});
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      if (!isComment(node)) {
        refuse(node, `{${node.value ?? ''}}`, 'Write plain words or a known brand token instead.');
      }
      return [];
    default:
      refuse(node, described(node), 'Write it as plain text, emphasis or a link.');
      return [];
  }
}

/** A remark for other authors, which the page does not show. */
export function isComment(node: MarkdownNode): boolean {
  return /^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(node.value ?? '');
}

/** A node as its author would name it. Example: `<Figure>`, `an image`. */
export function described(node: MarkdownNode): string {
  return node.name === undefined ? `Markdown of the type "${node.type}"` : `<${node.name ?? ''}>`;
}

/** Reads inline content. What a copy cannot show is refused and left out. */
export function readRuns(nodes: readonly MarkdownNode[], refuse: Refuse): Run[] {
  return tidyRuns(nodes.flatMap((node) => collect(node, {}, refuse)));
}
