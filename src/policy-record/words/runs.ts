import type {RootContent} from 'mdast';
import type {Run} from '../shared/blocks';

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
export function tidyRuns(runs: readonly Run[]): Run[] {
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
export function readRuns(nodes: readonly RootContent[]): Run[] {
  return tidyRuns(nodes.flatMap((node) => collect(node, {})));
}
