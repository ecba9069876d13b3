import postcss, {type AtRule, type ChildNode, type Container} from 'postcss';

export interface Sheet {
  readonly screen: string;
  readonly print: string;
}

/** At-rules whose inner rules can be removed one by one, unlike the steps of `@keyframes`. */
export const HOLDERS = new Set(['layer', 'media', 'supports', 'container']);

function isAtRule(node: ChildNode): node is AtRule {
  return node.type === 'atrule';
}

const isForPaper = (node: ChildNode) =>
  isAtRule(node) && (node.name === 'page' || (node.name === 'media' && node.params === 'print'));

/** Keeps only the print rules if `paper`, otherwise only the others. */
function keep(container: Container, paper: boolean): void {
  // A copy, because the loop removes nodes.
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (isAtRule(node) && HOLDERS.has(node.name) && !isForPaper(node)) {
      keep(node, paper);
      if (node.nodes?.length === 0) node.remove();
    } else if (isForPaper(node) !== paper) {
      node.remove();
    }
  }
}

/** Returns the names of the layers, in the order of their first use. */
function layersOf(css: string): string[] {
  const names = new Set<string>();
  postcss.parse(css).walkAtRules('layer', ({params}) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return [...names];
}

/**
 * Splits a sheet into screen and print. Both begin with the order of the layers, so that removing
 * rules doesn't change the cascade of the rest.
 */
export function splitSheet(css: string): Sheet {
  const order = `@layer ${layersOf(css).join()};`;
  const [screen = '', print = ''] = [false, true].map((paper) => {
    const root = postcss.parse(css);
    keep(root, paper);
    return order + root.toString();
  });
  return {screen, print};
}
