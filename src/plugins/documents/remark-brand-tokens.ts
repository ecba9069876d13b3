import {replaceBrandTokens, tokenFamily} from '../../data/brand/tokens';

/** The properties of a Markdown syntax node that this plugin reads or writes. */
interface MarkdownNode {
  type: string;
  value?: unknown;
  url?: unknown;
  children?: MarkdownNode[];
  attributes?: {value?: unknown}[];
}

const TOKEN = new RegExp(`^${tokenFamily}[\\w.]+$`);

function replaceIn(node: MarkdownNode): void {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const name = String(node.value).trim();
    if (TOKEN.test(name)) {
      node.type = 'text';
      node.value = replaceBrandTokens(`{${name}}`);
    }
  }
  if (node.type === 'inlineCode') {
    node.value = replaceBrandTokens(String(node.value));
  }
  if (typeof node.url === 'string') {
    node.url = replaceBrandTokens(decodeURI(node.url));
  }
  for (const attribute of node.attributes ?? []) {
    if (typeof attribute.value === 'string') {
      attribute.value = replaceBrandTokens(attribute.value);
    }
  }
  node.children?.forEach((child) => replaceIn(child));
}

/**
 * Markdown plugin: replaces brand tokens in text, code, link addresses and string properties.
 * Documents never name the brand themselves, so editing `src/data/brand/brand.ts` rebrands them
 * all. Archived versions and closed editions contain no tokens.
 *
 * @throws when a token is unknown; the message lists the known ones.
 */
export function remarkBrandTokens(): (tree: MarkdownNode) => void {
  return replaceIn;
}
