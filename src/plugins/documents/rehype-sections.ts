import type {Element, Root} from 'hast';
import {h} from 'hastscript';

/**
 * HTML plugin: wraps each second-level heading and what follows it in a `<section>`, which revision
 * triangles and print layout need. Content before the first heading stays as it is.
 */
export function rehypeSections(): (tree: Root) => void {
  return (tree) => {
    const content: Root['children'] = [];
    let section: Element | undefined;
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'h2') {
        section = h('section', {'aria-labelledby': String(node.properties.id)}, node);
        content.push(section);
      } else if (section && node.type !== 'mdxjsEsm' && node.type !== 'doctype') {
        section.children.push(node);
      } else {
        content.push(node);
      }
    }
    tree.children = content;
  };
}
