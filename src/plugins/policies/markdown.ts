import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkBrandTokens} from '../documents/remark-brand-tokens';

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
 * @param filePath absolute path of the document: archived editions have words of their own
 * @throws when the text is not MDX, or a brand token is unknown
 */
export function parseMarkdown(body: string, filePath: string): MarkdownNode[] {
  const tree: MarkdownNode = parser.parse(body);
  unwrapComponents(tree);
  replaceTokens(tree, {path: filePath});
  return tree.children ?? [];
}
