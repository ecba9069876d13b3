/** The properties of an HTML syntax node that this plugin reads or writes. */
interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

function isHeading(node: HtmlNode): boolean {
  return node.type === 'element' && node.tagName === 'h2';
}

/**
 * HTML plugin: wraps every second-level heading and the content below it in a numbered `<section>`.
 * Section and clause numbers, revision triangles and the print layout depend on these sections.
 * Content before the first heading is unchanged.
 */
export function rehypeSections(): (tree: HtmlNode) => void {
  return (tree) => {
    const content: HtmlNode[] = [];
    let number = 0;
    let section: HtmlNode | undefined;
    for (const node of tree.children ?? []) {
      if (isHeading(node)) {
        number += 1;
        node.properties = {...node.properties, dataSection: number};
        section = {
          type: 'element',
          tagName: 'section',
          properties: {'aria-labelledby': node.properties.id},
          children: [node],
        };
        content.push(section);
      } else if (section && node.type !== 'mdxjsEsm') {
        section.children?.push(node);
      } else {
        content.push(node);
      }
    }
    tree.children = content;
  };
}
