import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {replaceBrandTokens, tokenFamily} from '../../data/brand/tokens';

const TOKEN = new RegExp(`^${tokenFamily}[\\w.]+$`);

/**
 * Markdown plugin: replaces brand tokens in text, code, link addresses and string properties.
 * Documents never name the brand themselves, so editing `src/data/brand/brand.ts` rebrands them
 * all. Archived versions and closed editions contain no tokens.
 *
 * @throws when a token is unknown; the message lists the known ones.
 */
export function remarkBrandTokens(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        const name = node.value.trim();
        if (parent && index !== undefined && TOKEN.test(name)) {
          const {position} = node;
          parent.children[index] = {type: 'text', value: replaceBrandTokens(`{${name}}`), position};
        }
      }
      if (node.type === 'inlineCode') {
        node.value = replaceBrandTokens(node.value);
      }
      if ('url' in node) {
        node.url = replaceBrandTokens(decodeURI(node.url));
      }
      if ('attributes' in node) {
        for (const attribute of node.attributes) {
          if (typeof attribute.value === 'string') {
            attribute.value = replaceBrandTokens(attribute.value);
          }
        }
      }
    });
  };
}
