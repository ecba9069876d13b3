import type {Element, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

function elements(tree: Nodes, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
}

/**
 * Labels each value with its column's heading, because rows are stacked on phones. Some browsers
 * drop the table semantics of stacked rows, so the roles are explicit.
 */
function prepareTable(table: Element): void {
  Object.assign(table.properties, {role: 'table'});
  const headings = elements(table, 'th');
  const labels = headings.map((heading) => toString(heading).trim());
  for (const heading of headings) {
    Object.assign(heading.properties, {scope: 'col', role: 'columnheader'});
  }
  for (const group of elements(table, 'thead', 'tbody')) {
    Object.assign(group.properties, {role: 'rowgroup'});
  }
  for (const row of elements(table, 'tr')) {
    Object.assign(row.properties, {role: 'row'});
    for (const [column, cell] of elements(row, 'td').entries()) {
      Object.assign(cell.properties, {role: 'cell', dataLabel: labels[column]});
    }
  }
}

/** HTML plugin: prepares Markdown tables for narrow screens without taking their meaning away. */
export function rehypeTables(): (tree: Root) => void {
  return (tree) => elements(tree, 'table').forEach(prepareTable);
}
