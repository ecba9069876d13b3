import {longDay} from '../../content/dates';
import type {ChangeNote, RecordFacts} from '../../content/policies/pages';

/** The few properties of an HTML syntax node that this plugin reads or writes. */
interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
  /** Of an element written as JSX. */
  name?: string;
  attributes?: {type: string; name: string; value: string}[];
}

/** What Docusaurus hands over with a document. */
interface CompiledFile {
  readonly data: {readonly frontMatter?: {readonly kind?: string; readonly facts?: RecordFacts}};
}

function element(
  tagName: string,
  properties: Record<string, unknown>,
  ...children: (HtmlNode | string)[]
): HtmlNode {
  const nodes = children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  );
  return {type: 'element', tagName, properties, children: nodes};
}

interface Sentence {
  readonly nodes: (HtmlNode | string)[];
  isChanged: boolean;
}

/** The sentences of a clause as they were, those that came to say something else. */
function changedSentences(pieces: ChangeNote['pieces']): (HtmlNode | string)[][] {
  const sentences: Sentence[] = [{nodes: [], isChanged: false}];
  for (const {change, text} of pieces) {
    const [first = '', ...others] = change === 'added' ? [] : text.split(/(?<=[.!?;:])\s+/);
    const begin = sentences.at(-1);
    if (begin && change !== 'same') begin.isChanged = true;
    const node = (words: string) => (change === 'removed' ? element('del', {}, words) : words);
    if (first !== '') begin?.nodes.push(node(first));
    for (const words of others) {
      sentences.push({nodes: words === '' ? [] : [node(words)], isChanged: change !== 'same'});
    }
  }
  return sentences
    .filter(({nodes, isChanged}) => isChanged && nodes.length > 0)
    .map(({nodes}) => nodes);
}

/** What one note says was there before. */
function wordsBefore({label, pieces}: ChangeNote, isOnly: boolean): HtmlNode[] {
  return [
    ...(isOnly || label === 'Reworded'
      ? []
      : [element('p', {className: ['change__label']}, label)]),
    ...changedSentences(pieces).map((nodes) => element('blockquote', {}, ...nodes)),
  ];
}

/** When a clause changed, what it said before, and who approved the change. */
function changeLane(notes: readonly ChangeNote[], facts: RecordFacts): HtmlNode[] {
  const {row, before} = facts;
  const [first, ...others] = notes;
  if (row === undefined || before === undefined || first === undefined) return [];
  const label = others.length === 0 ? first.label : `${notes.length} changes`;
  const day = row.approvedOn === null ? '' : `, ${longDay(row.approvedOn)}`;
  // A new clause replaces nothing.
  const replaced = notes.every((note) => note.label === 'New')
    ? ''
    : `Replaces version ${before.version}. `;
  return [
    element(
      'details',
      {className: ['change']},
      element('summary', {}, label, element('span', {}, ` ${longDay(row.effectiveFrom)}`)),
      ...notes.flatMap((note) => wordsBefore(note, others.length === 0)),
      element(
        'p',
        {className: ['quiet']},
        `${replaced}Approved by ${row.approvedBy}${day}. `,
        element('a', {href: before.changes}, 'Compare'),
      ),
    ),
  ];
}

/** Numbers the clauses of a section, and puts beside each what it said before. */
function prepareSection(section: HtmlNode, number: number, facts: RecordFacts | undefined): void {
  let clause = 0;
  const changesOf = (place: string) =>
    facts === undefined ? [] : changeLane(facts.clauses[place] ?? [], facts);
  section.children = (section.children ?? []).flatMap((child) => {
    if (child.tagName === 'h2') return [child, ...changesOf(String(number))];
    if (child.tagName !== 'p') return [child];
    clause += 1;
    const id = `${number}.${clause}`;
    const numbered: HtmlNode = {
      type: 'mdxJsxFlowElement',
      // src/features/document/SectionHeading.tsx
      name: 'Clause',
      attributes: [{type: 'mdxJsxAttribute', name: 'number', value: id}],
      children: child.children ?? [],
    };
    return [numbered, ...changesOf(id)];
  });
}

/**
 * HTML plugin for policies and notices, after the one that makes sections: each clause gets its
 * number, which is its address and its link, and each clause that the version shown has changed is
 * followed by what it said before.
 */
export function rehypeClauses(): (tree: HtmlNode, file: CompiledFile) => void {
  return (tree, {data: {frontMatter}}) => {
    if (frontMatter?.kind !== 'policy' && frontMatter?.kind !== 'notice') return;
    const sections = (tree.children ?? []).filter(({tagName}) => tagName === 'section');
    for (const [index, section] of sections.entries()) {
      prepareSection(section, index + 1, frontMatter.facts);
    }
  };
}
