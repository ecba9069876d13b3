import {createSlugger} from '@docusaurus/utils';

/** The properties of an HTML syntax node that are read and written here. */
interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** What the newest version of a policy changed. */
export interface Changes {
  readonly changed: readonly number[];
  readonly version: string;
}

function element(tagName: string, className: string, children: HtmlNode[]): HtmlNode {
  return {type: 'element', tagName, properties: {className}, children};
}

function textOf({value, children = []}: HtmlNode): string {
  return value ?? children.map(textOf).join('');
}

/** HTML plugin: gives headings the anchors of the page. */
export function rehypeAnchors(): (tree: HtmlNode) => void {
  return (tree) => {
    const slugs = createSlugger();
    for (const node of tree.children ?? []) {
      if (/^h[23]$/.test(node.tagName ?? '')) {
        node.properties = {...node.properties, id: slugs.slug(textOf(node))};
      }
    }
  };
}

function triangle(version: string): HtmlNode {
  const number = {type: 'text', value: version.split('.')[0] ?? ''};
  return element('span', 'delta-link', [element('span', 'delta', [number])]);
}

/** HTML plugin: the frames of the page round headings and tables, triangles at what changed. */
export function rehypeFrames({changed, version}: Changes): (tree: HtmlNode) => void {
  const framed = (node: HtmlNode): HtmlNode => {
    const inner = {...node, ...(node.children && {children: node.children.map(framed)})};
    if (node.tagName === 'table') {
      const table = {...inner, properties: {...inner.properties, className: 'table table--stack'}};
      return element('div', 'table-frame', [table]);
    }
    if (node.tagName !== 'h2') return inner;
    const isChanged = changed.includes(Number(node.properties?.dataSection));
    const marks = isChanged ? [triangle(version)] : [];
    // The empty cell is where the page has the link to the section.
    return element('div', 'section-heading', [inner, element('span', '', []), ...marks]);
  };
  return (tree) => {
    tree.children = tree.children?.map(framed) ?? [];
  };
}
