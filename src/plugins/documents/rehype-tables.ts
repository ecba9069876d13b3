/** The properties of an HTML syntax node that this plugin reads or writes. */
interface HtmlNode {
  type: string;
  tagName?: string;
  value?: unknown;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

function text(node: HtmlNode): string {
  return typeof node.value === 'string' ? node.value : (node.children ?? []).map(text).join('');
}

function descendants(node: HtmlNode, tagName: string): HtmlNode[] {
  return (node.children ?? []).flatMap((child) => [
    ...(child.tagName === tagName ? [child] : []),
    ...descendants(child, tagName),
  ]);
}

/**
 * Labels each value with its column's heading, because rows are stacked on phones. Some browsers
 * drop the table semantics of stacked rows, so the roles are explicit.
 */
function prepareTable(table: HtmlNode): void {
  table.properties = {...table.properties, role: 'table'};
  const headings = descendants(table, 'th');
  const labels = headings.map((heading) => text(heading).trim());
  for (const heading of headings) {
    heading.properties = {...heading.properties, scope: 'col', role: 'columnheader'};
  }
  for (const group of [...descendants(table, 'thead'), ...descendants(table, 'tbody')]) {
    group.properties = {...group.properties, role: 'rowgroup'};
  }
  for (const row of descendants(table, 'tr')) {
    row.properties = {...row.properties, role: 'row'};
    descendants(row, 'td').forEach((cell, column) => {
      cell.properties = {...cell.properties, role: 'cell', dataLabel: labels[column]};
    });
  }
}

/** HTML plugin: prepares Markdown tables for narrow screens and keeps their semantics. */
export function rehypeTables(): (tree: HtmlNode) => void {
  return (tree) => descendants(tree, 'table').forEach(prepareTable);
}
