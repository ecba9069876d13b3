import path from 'node:path';
import type {Element, Nodes, Root as HtmlRoot} from 'hast';
import {visit} from 'unist-util-visit';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {rehypeClauses, type CompiledFile} from '../../policy-record/rehype-clauses';
import {rehypeResults} from '../../policy-record/results/rehype-results';
import {oneGrammar, parseTree, remarkNumbers} from '../../reading/grammar';
import {counted} from '../../shared/counted';
import {numbersKept, unbrokenParts} from '../../shared/numbers-kept';

/**
 * HTML plugin: wraps each second-level heading and what follows it in a `<section>`, which revision
 * triangles and print layout need. Content before the first heading isn't wrapped.
 */
export function rehypeSections(): (tree: HtmlRoot) => void {
  return (tree) => {
    const content: HtmlRoot['children'] = [];
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

function elements(tree: Nodes, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
}

/** Replaces an alignment, which would become a style attribute, with one that the sheet reads. */
function markAlignment({properties}: Element): void {
  const {align} = properties;
  delete properties.align;
  if (align !== undefined) properties.dataAlign = align;
}

/**
 * Labels each value with its column's heading, because rows are stacked on phones. Some browsers
 * drop the table semantics of stacked rows, so the roles are explicit.
 */
function prepareTable(table: Element): void {
  Object.assign(table.properties, {role: 'table'});
  const headings = elements(table, 'th');
  const labels = headings.map((heading) => toString(heading).trim() || undefined);
  for (const cell of elements(table, 'th', 'td')) {
    markAlignment(cell);
  }
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

/** A table needs no widths if the longest cells of its columns add up to at most this many characters. */
const TABLE_LINE = 80;

/** Cells up to this many characters get the width to stay on one line. */
const SHORT_CELL = 18;
/** Width of one character in per cent of a narrow table, gaps included. */
const CHARACTER = 1.4;

/**
 * Gives each column of a table a width, so that no column is deep beside one that is half empty. The
 * weight of a column is the cube root of the sum of the squared lengths of its cells: tables then
 * have nearly as few lines as they can.
 */
function shareWidth(table: Element): void {
  const rows = elements(table, 'tr').map((row) =>
    elements(row, 'th', 'td').map((cell) => toString(cell).trim().length),
  );
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));
  const longest = columns.map((lengths) => Math.max(...lengths));
  if (longest.reduce((sum, length) => sum + length, 0) <= TABLE_LINE) return;
  const weights = columns.map((lengths) =>
    Math.cbrt(lengths.reduce((sum, length) => sum + length ** 2, 0)),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const needed = weights.map((weight, column) =>
    Math.max((100 * weight) / all, CHARACTER * Math.min(longest[column] ?? 0, SHORT_CELL)),
  );
  const width = needed.reduce((sum, part) => sum + part, 0);
  const widths = needed.map((part) => `${Math.round((100 * part) / width)}%`);
  table.children.unshift(h('colgroup', ...widths.map((width) => h('col', {width}))));
}

/** HTML plugin: prepares Markdown tables for narrow screens without losing their semantics. */
export function rehypeTables(): (tree: HtmlRoot) => void {
  return (tree) => {
    for (const table of elements(tree, 'table')) {
      prepareTable(table);
      shareWidth(table);
    }
  };
}

/** A table with more characters than this is about three quarters of a screen on a phone. */
const LONG_TABLE = 450;

/**
 * HTML plugin: folds the long tables of services and projects on phones, below a line with their
 * number of rows and columns. Policies keep theirs open, because they are part of the rules.
 */
export function rehypeTableFolds(): (tree: HtmlRoot, file: CompiledFile) => void {
  return (tree, {data: {frontMatter}}) => {
    if (frontMatter?.kind !== 'service' && frontMatter?.kind !== 'project') return;
    for (const section of elements(tree, 'section')) {
      section.children = section.children.map((node) => {
        if (node.type !== 'element' || node.tagName !== 'table') return node;
        if (toString(node).length <= LONG_TABLE) return node;
        const heads = elements(node, 'th').map((head) => toString(head).trim());
        const rows = counted(elements(node, 'tr').length - 1, 'row');
        const className = 'disclosure disclosure--narrow disclosure--ruled table-fold';
        return h('details', {className: className.split(' ')}, [
          h(
            'summary',
            {dataSearch: 'skip'},
            `Table of ${rows}: ${heads.filter(Boolean).join(', ')}`,
          ),
          node,
        ]);
      });
    }
  };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const TEXT_BLOCKS = ['p', 'li', 'h2', 'h3', 'h4', 'th', 'td', 'blockquote'];

/**
 * HTML plugin: lets a browser choose the side on which a text with right-to-left letters begins.
 * Text directly in a component, such as `<Note>`, gets an element for that.
 */
export function rehypeDirection(): (tree: HtmlRoot) => void {
  return (tree) => {
    visit(tree, (node, _index, parent) => {
      if (!RIGHT_TO_LEFT.test(toString(node))) return;
      if (node.type === 'element' && TEXT_BLOCKS.includes(node.tagName)) {
        node.properties.dir = 'auto';
      } else if (node.type === 'text' && parent?.type === 'mdxJsxFlowElement') {
        parent.children = [h('div', {dir: 'auto'}, ...(parent.children as Element[]))];
      }
    });
  };
}

/** HTML plugin: applies {@link numbersKept} and {@link unbrokenParts} to all text. */
export function rehypeNumbersKept(): (tree: HtmlRoot) => void {
  return (tree) => {
    visit(tree, 'text', (node, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const nodes = unbrokenParts(numbersKept(node.value))
        .map((part, place) =>
          place % 2 === 1 ? h('span', {className: ['nowrap']}, part) : {...node, value: part},
        )
        .filter((part) => part.type === 'element' || part.value !== '');
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

/** The component that lays a document out, by kind: its module and its name. */
const FRAMES: Readonly<Record<string, string>> = {
  policy: 'RecordedDocument',
  notice: 'NoticeDocument',
  service: 'WorkDocument',
  project: 'WorkDocument',
  'project register': 'projects/ProjectRegister',
};

/**
 * HTML plugin: makes the frame of its kind the layout of a document, so that a page loads the frame
 * and the components of its own kind only.
 */
export function rehypeFrame(): (tree: HtmlRoot, file: CompiledFile) => void {
  return (tree, {data: {frontMatter}}) => {
    const place = FRAMES[frontMatter?.kind ?? ''];
    if (place === undefined) return;
    const name = path.posix.basename(place);
    const layout = `export {${name} as default} from '@site/src/features/documents/${place}'`;
    for (const node of parseTree(layout).children) {
      if (node.type === 'mdxjsEsm') tree.children.push(node);
    }
  };
}

/** The plugins with which Docusaurus compiles documents, in order. Tests compile with them too. */
export const documentPlugins = {
  beforeDefaultRemarkPlugins: [oneGrammar, remarkNumbers],
  rehypePlugins: [
    rehypeDirection,
    rehypeSections,
    rehypeTables,
    rehypeResults,
    rehypeTableFolds,
    rehypeClauses,
    rehypeNumbersKept,
    rehypeFrame,
  ],
};
