import type {Heading, ListItem, Paragraph, RootContent} from 'mdast';
import {idOf, numberOf} from '../../reading/grammar';
import {propertiesOf, type JsxElement} from '../../reading/components';
import {partsOf, type Block, type Run} from '../shared/blocks';

type Marks = Omit<Run, 'text'>;

const LINE_SPACE = /[ \t\r\n]+/g;

function sameMarks(one: Marks, other: Marks): boolean {
  return one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;
}

/**
 * Normalises runs as the page shows them: joins neighbours with the same formatting, and reduces
 * line ends and repeated spaces to one space, with none at either end. Composes letters (Unicode
 * NFC), so that a word has the same bytes from every keyboard.
 */
function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  for (const {text, ...marks} of runs) {
    const last = tidy.at(-1);
    const spaced = text.normalize('NFC').replaceAll(LINE_SPACE, ' ');
    const atSpace = last === undefined || last.text.endsWith(' ');
    const words = atSpace ? spaced.replace(/^ /, '') : spaced;
    if (words === '') {
      continue;
    }
    if (last !== undefined && sameMarks(last, marks)) {
      tidy[tidy.length - 1] = {...last, text: `${last.text}${words}`};
    } else {
      tidy.push({text: words, ...marks});
    }
  }
  const end = tidy.pop();
  if (end === undefined) {
    return [];
  }
  const text = end.text.replace(/ $/, '');
  return text === '' ? tidyRuns(tidy) : [...tidy, {...end, text}];
}

function collect(node: RootContent, marks: Marks): Run[] {
  const inside = (nodes: readonly RootContent[], more: Marks) =>
    nodes.flatMap((child) => collect(child, {...marks, ...more}));
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{text: node.value, ...marks}];
    case 'break':
      return [{text: ' ', ...marks}];
    case 'strong':
      return inside(node.children, {strong: true});
    case 'emphasis':
      return inside(node.children, {emphasis: true});
    case 'link':
      return inside(node.children, {href: node.url});
    default:
      return [];
  }
}

/** Reads inline content. Omits comments, and what a copy cannot render. */
function readRuns(nodes: readonly RootContent[]): Run[] {
  return tidyRuns(nodes.flatMap((node) => collect(node, {})));
}

const INLINE = new Set([
  'text',
  'inlineCode',
  'strong',
  'emphasis',
  'link',
  'break',
  'mdxTextExpression',
  'mdxFlowExpression',
]);

/** Decides the kind of a paragraph by its position. */
type Place = 'section' | 'inside' | 'note';

/** Reads a run of nodes; loose inline content counts as a paragraph. */
function flow(nodes: readonly RootContent[], place: Place, depth = 0): Block[] {
  const blocks: Block[] = [];
  let loose: RootContent[] = [];
  const closeLoose = () => {
    const runs = readRuns(loose);
    if (runs.length > 0) {
      blocks.push({kind: place === 'note' ? 'note' : 'paragraph', runs});
    }
    loose = [];
  };
  for (const node of nodes) {
    if (INLINE.has(node.type)) {
      loose.push(node);
    } else {
      closeLoose();
      blocks.push(...blocksOf(node, place, depth));
    }
  }
  closeLoose();
  return blocks;
}

function blocksOf(node: RootContent, place: Place, depth: number): Block[] {
  switch (node.type) {
    case 'heading':
      return heading(node);
    case 'paragraph':
      return [paragraph(node, place)];
    case 'list':
      return node.children.flatMap((child, index) =>
        item(child, node.ordered === true ? String((node.start ?? 1) + index) : '', depth),
      );
    case 'table':
      return node.children.map((row, index) => ({
        kind: 'row',
        header: index === 0,
        cells: row.children.map((cell) => readRuns(cell.children)),
      }));
    case 'blockquote':
      return flow(node.children, place === 'section' ? 'inside' : place, depth);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return component(node);
    default:
      return [];
  }
}

function heading(node: Heading): Block[] {
  const level = node.depth === 2 || node.depth === 3 ? node.depth : undefined;
  if (level === undefined) return [];
  const runs = readRuns(node.children);
  return [{kind: 'heading', level, number: numberOf(node) ?? '', id: idOf(node), runs}];
}

function paragraph(node: Paragraph, place: Place): Block {
  const runs = readRuns(node.children);
  const number = numberOf(node);
  return number === undefined
    ? {kind: place === 'note' ? 'note' : 'paragraph', runs}
    : {kind: 'clause', number, runs};
}

function item(node: ListItem, number: string, depth: number): Block[] {
  const {runs, rest} = opening(flow(node.children, 'inside', depth + 1));
  const box = typeof node.checked === 'boolean' ? [{text: node.checked ? '☑ ' : '☐ '}] : [];
  return [
    {kind: 'item', ordered: number !== '', number, depth, runs: tidyRuns([...box, ...runs])},
    ...rest,
  ];
}

function component(node: JsxElement): Block[] {
  switch (node.name) {
    case 'Note':
      return flow(node.children, 'note');
    case 'Definitions':
      return entries(node, 'Definition').flatMap((entry) => definition(entry, 'term'));
    case 'RoleGrid':
      return entries(node, 'Role').flatMap((entry) => definition(entry, 'title'));
    case 'Steps':
      return entries(node, 'Step').flatMap((entry, index) => step(entry, String(index + 1)));
    case 'CallToAction': {
      const text = property(node, 'label');
      return [{kind: 'paragraph', runs: tidyRuns([{text, href: '/contact'}])}];
    }
    default:
      return [];
  }
}

function entries(list: JsxElement, name: string): JsxElement[] {
  return list.children.filter(
    (node): node is typeof node & JsxElement => 'name' in node && node.name === name,
  );
}

function definition(node: JsxElement, name: string): Block[] {
  const {runs, rest} = opening(flow(node.children, 'inside'));
  const term = tidyRuns([{text: property(node, name)}]);
  return [{kind: 'definition', term, runs}, ...rest];
}

function step(node: JsxElement, number: string): Block[] {
  const {runs, rest} = opening(flow(node.children, 'inside'));
  const title = property(node, 'title');
  const joint = {text: /[.:?!]$/.test(title) ? ' ' : ': '};
  const titled = tidyRuns([{text: title, strong: true}, joint, ...runs]);
  return [{kind: 'item', ordered: true, number, depth: 0, runs: titled}, ...rest];
}

function property(node: JsxElement, name: string): string {
  const value = propertiesOf(node)[name];
  return typeof value === 'string' ? value : '';
}

/** Splits content into its first paragraph, which goes on the first line, and the rest. */
function opening(blocks: readonly Block[]): {runs: readonly Run[]; rest: readonly Block[]} {
  const [first, ...rest] = blocks;
  return first?.kind === 'paragraph' ? {runs: first.runs, rest} : {runs: [], rest: blocks};
}

/**
 * Reads a policy's text into blocks, numbered as on the page. Leaves out what a copy cannot render,
 * which `src/reading` reports.
 *
 * @param nodes a finished syntax tree
 */
export function readBlocks(nodes: readonly RootContent[]): Block[] {
  return flow(nodes, 'section').filter((block) => partsOf(block).some((runs) => runs.length > 0));
}
