import type {ElementContent, Root} from 'hast';

/** Data that Docusaurus passes with a document. */
export interface CompiledFile {
  readonly data: {readonly frontMatter?: {readonly kind?: string}};
}

/** Makes one of the components in src/theme/MDXComponents/index.tsx. */
function component(
  name: 'Clause' | 'ClauseChange',
  properties: Readonly<Record<string, string>>,
  children: ElementContent[] = [],
): ElementContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(properties).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

/** Returns the number that `grammar.ts` gave to a heading or a clause, or an empty string. */
function numberOf(node: ElementContent): string {
  if (node.type !== 'element') return '';
  return String(node.properties.dataSection ?? node.properties.dataClause ?? '');
}

/** Whether a node is as wide as the page: a table, or a folded table. */
function isWide(node: ElementContent): boolean {
  return node.type === 'element' && ['table', 'details'].includes(node.tagName);
}

/**
 * Adds a place for the change of each clause of a section, after the lists and steps that belong to
 * the clause, and before its tables, which leave no room beside them.
 */
function withChanges(nodes: readonly ElementContent[]): ElementContent[] {
  const [section = '', clause = '', ...others] = nodes.map(numberOf).filter(Boolean);
  const isSingle = clause !== '' && others.length === 0;
  const result: ElementContent[] = [];
  let pending: ElementContent[] = [];
  for (const node of nodes) {
    const number = numberOf(node);
    if (number !== '' || isWide(node) || (node.type === 'element' && node.tagName === 'h3')) {
      result.push(...pending.splice(0));
    }
    if (number !== '') {
      const pair: Record<string, string> = number === section ? {clause} : {section};
      pending = [component('ClauseChange', {number, ...(isSingle && pair)})];
    }
    const isClause = node.type === 'element' && node.properties.dataClause !== undefined;
    result.push(isClause ? component('Clause', {number}, node.children) : node);
  }
  return [...result, ...pending];
}

/**
 * HTML plugin for policies and notices, which runs after `rehypeSections`: turns each clause into a
 * component that shows its number, and adds a component that shows how the clause changed.
 */
export function rehypeClauses(): (tree: Root, file: CompiledFile) => void {
  return (tree, {data: {frontMatter}}) => {
    if (frontMatter?.kind !== 'policy' && frontMatter?.kind !== 'notice') return;
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'section') {
        node.children = withChanges(node.children);
      }
    }
  };
}
