import type {MarkdownNode} from '../../../src/plugins/policies/markdown';

/** A node that says which HTML element it becomes. */
interface ElementNode extends MarkdownNode {
  readonly data: {readonly hName: string; readonly hProperties: Readonly<Record<string, string>>};
}

type Properties = Readonly<Record<string, string>>;

function element(
  hName: string,
  hProperties: Readonly<Record<string, string>>,
  children: MarkdownNode[],
): ElementNode {
  return {type: 'component', data: {hName, hProperties}, children};
}

function words(value: string): MarkdownNode[] {
  return [{type: 'text', value}];
}

/**
 * The components for authors that a policy may use, as HTML. A test holds them against the ones of
 * the page.
 */
const COMPONENTS: Readonly<
  Record<string, (properties: Properties, children: MarkdownNode[]) => ElementNode>
> = {
  Note: (_, children) => element('div', {className: 'note'}, children),
  Definitions: (_, children) => element('dl', {className: 'routes'}, children),
  Definition: ({term = ''}, children) =>
    element('div', {}, [element('dt', {}, words(term)), element('dd', {}, children)]),
  Steps: (_, children) => element('ol', {className: 'prose-steps'}, children),
  Step: ({title = ''}, children) =>
    element('li', {}, [element('h3', {}, words(title)), element('div', {}, children)]),
  RoleGrid: (_, children) => element('ul', {className: 'role-grid'}, children),
  Role: ({title = ''}, children) =>
    element('li', {}, [
      element('h3', {}, words(title)),
      element('div', {className: 'quiet'}, children),
    ]),
  CallToAction: ({label = ''}) =>
    element('div', {className: 'button-row'}, [
      element('a', {className: 'button', href: '/contact'}, words(label)),
    ]),
};

function componentOf(
  {name, attributes = []}: MarkdownNode,
  children: MarkdownNode[],
): MarkdownNode {
  const properties = attributes.flatMap(({name: property, value}) =>
    property !== undefined && typeof value === 'string' ? [[property, value] as const] : [],
  );
  const make = Object.hasOwn(COMPONENTS, name ?? '') ? COMPONENTS[name ?? ''] : undefined;
  return make
    ? make(Object.fromEntries(properties), children)
    : element('p', {className: 'note'}, words(`<${name ?? ''}> does not belong into a policy.`));
}

/** The nodes with components as elements; comments and code are left out. */
export function withElements(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => {
    if (/^mdx(?:.*Expression|jsEsm)$/.test(node.type)) return [];
    const children = withElements(node.children ?? []);
    if (node.type.startsWith('mdxJsx')) return [componentOf(node, children)];
    return [node.children ? {...node, children} : node];
  });
}
