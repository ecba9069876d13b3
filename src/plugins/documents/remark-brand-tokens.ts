import {tokenReplacerFor, type TokenReplacer} from './frozen-tokens';

/** The few properties of a Markdown syntax node that this plugin reads or writes. */
interface MarkdownNode {
  type: string;
  value?: unknown;
  url?: unknown;
  children?: MarkdownNode[];
  attributes?: {value?: unknown}[];
}

/** What the plugin asks of the file being compiled. */
interface MarkdownFile {
  /** Absolute path of the document. */
  readonly path?: string;
}

const TOKEN = /^(brand|company|legal|number)\.[\w.]+$/;

function replaceIn(node: MarkdownNode, replaceTokens: TokenReplacer): void {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const name = String(node.value).trim();
    if (TOKEN.test(name)) {
      node.type = 'text';
      node.value = replaceTokens(`{${name}}`);
    }
  }
  if (node.type === 'inlineCode') {
    node.value = replaceTokens(String(node.value));
  }
  if (typeof node.url === 'string') {
    node.url = replaceTokens(decodeURI(node.url));
  }
  for (const attribute of node.attributes ?? []) {
    if (typeof attribute.value === 'string') {
      attribute.value = replaceTokens(attribute.value);
    }
  }
  node.children?.forEach((child) => replaceIn(child, replaceTokens));
}

/**
 * Markdown plugin: replaces brand tokens in text, code, link addresses and string
 * properties, so that documents never spell the brand out and editing
 * `src/data/brand/brand.ts` rebrands them all. Archived editions keep their frozen words.
 *
 * @throws when a token is unknown; the message lists the known ones.
 */
export function remarkBrandTokens(): (tree: MarkdownNode, file?: MarkdownFile) => void {
  return (tree, file) => replaceIn(tree, tokenReplacerFor(file?.path));
}
