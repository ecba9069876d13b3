import type {Run} from './blocks';
import type {MarkdownNode} from './markdown';

/** Is told of a node that a copy of a policy cannot show. */
export type Refuse = (node: MarkdownNode, found: string, fix: string) => void;

type Marks = Omit<Run, 'text'>;

const LINE_SPACE = /[ \t\r\n]+/g;

function sameMarks(one: Marks, other: Marks): boolean {
  return one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;
}

/**
 * The runs as the page shows them: line ends and repeated spaces are one space, none at either
 * end; neighbours with the same marks are one run. Letters are composed (Unicode NFC), so that
 * the same word is the same bytes whatever keyboard it came from.
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

function collect(node: MarkdownNode, marks: Marks, refuse: Refuse): Run[] {
  const inside = (more: Marks) =>
    (node.children ?? []).flatMap((child) => collect(child, {...marks, ...more}, refuse));
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{text: node.value ?? '', ...marks}];
    case 'break':
      return [{text: ' ', ...marks}];
    case 'strong':
      return inside({strong: true});
    case 'emphasis':
      return inside({emphasis: true});
    case 'link':
      return inside({href: node.url ?? ''});
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      if (!isComment(node)) {
        refuse(node, `{${node.value ?? ''}}`, 'Write the words, or a known brand token.');
      }
      return [];
    default:
      refuse(node, described(node), 'Write it as plain text, emphasis or a link.');
      return [];
  }
}

/** A remark for other authors, which the page does not show. */
export function isComment(node: MarkdownNode): boolean {
  return /^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(node.value ?? '');
}

/** A node as its author would name it. Example: `<Figure>`, `an image`. */
export function described(node: MarkdownNode): string {
  return node.name === undefined ? `Markdown of the kind "${node.type}"` : `<${node.name ?? ''}>`;
}

/** Reads inline content. What a copy cannot show is refused and left out. */
export function readRuns(nodes: readonly MarkdownNode[], refuse: Refuse): Run[] {
  return tidyRuns(nodes.flatMap((node) => collect(node, {}, refuse)));
}
