import postcss, {type AtRule, type ChildNode, type Container} from 'postcss';

/** The sheet of the site, cut where a page needs one part before it paints and one on paper. */
export interface Sheet {
  readonly screen: string;
  readonly print: string;
}

/** At-rules that hold rules. Those of others, such as the steps of a movement, belong together. */
export const HOLDERS = new Set(['layer', 'media', 'supports', 'container']);

function isAtRule(node: ChildNode): node is AtRule {
  return node.type === 'atrule';
}

const isForPaper = (node: ChildNode) =>
  isAtRule(node) && (node.name === 'page' || (node.name === 'media' && node.params === 'print'));

/** Keeps what is for paper, or what is not. */
function keep(container: Container, paper: boolean): void {
  // A copy: rules go while we look at them.
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (isAtRule(node) && HOLDERS.has(node.name) && !isForPaper(node)) {
      keep(node, paper);
      if (node.nodes?.length === 0) node.remove();
    } else if (isForPaper(node) !== paper) {
      node.remove();
    }
  }
}

/** Names of the layers in the order in which the sheet first speaks of them. */
function layersOf(css: string): string[] {
  const names = new Set<string>();
  postcss.parse(css).walkAtRules('layer', ({params}) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return [...names];
}

/**
 * Divides a sheet in what screens use and what only paper does. Both begin with the order of the
 * layers, so that each rule keeps its place in the cascade, whatever is taken out before it.
 */
export function divided(css: string): Sheet {
  const order = `@layer ${layersOf(css).join()};`;
  const [screen = '', print = ''] = [false, true].map((paper) => {
    const root = postcss.parse(css);
    keep(root, paper);
    return order + root.toString();
  });
  return {screen, print};
}
