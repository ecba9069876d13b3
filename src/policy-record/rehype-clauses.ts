import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {longDay} from '../shared/dates';
import type {ChangeNote, RecordFacts} from './shared/pages';

/** Data that Docusaurus passes with a document. */
interface CompiledFile {
  readonly data: {readonly frontMatter?: {readonly kind?: string; readonly facts?: RecordFacts}};
}

interface Sentence {
  readonly nodes: (Element | string)[];
  isChanged: boolean;
}

/** Returns the earlier form of the sentences that changed in a clause. */
function changedSentences(pieces: ChangeNote['pieces']): (Element | string)[][] {
  const sentences: Sentence[] = [{nodes: [], isChanged: false}];
  for (const {change, text} of pieces) {
    const [first = '', ...others] = change === 'added' ? [] : text.split(/(?<=[.!?;:])\s+/);
    const begin = sentences.at(-1);
    if (begin && change !== 'same') begin.isChanged = true;
    const node = (words: string) => (change === 'removed' ? h('del', words) : words);
    if (first !== '') begin?.nodes.push(node(first));
    for (const words of others) {
      sentences.push({nodes: words === '' ? [] : [node(words)], isChanged: change !== 'same'});
    }
  }
  return sentences
    .filter(({nodes, isChanged}) => isChanged && nodes.length > 0)
    .map(({nodes}) => nodes);
}

/** Returns the earlier text of one note. */
function earlierText({label, pieces}: ChangeNote, isOnly: boolean): Element[] {
  return [
    ...(isOnly || label === 'Reworded' ? [] : [h('p', {className: ['change__label']}, label)]),
    ...changedSentences(pieces).map((nodes) => h('blockquote', ...nodes)),
  ];
}

/** Describes how a clause changed. Examples: `'3.3 reworded'`, `'Section 2: 5 changes'`. */
function changeLabel(place: string, labels: readonly string[]): string {
  const where = place.includes('.') ? place : `Section ${place}`;
  const [label = '', ...others] = labels;
  if (others.length > 0) return `${where}: ${labels.length} changes`;
  // The label of a removed clause has its own number.
  return label.startsWith('Former')
    ? label
    : `${where} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/**
 * Shows when a clause changed, what it said before, and who approved the change.
 *
 * @param only number of the clause, if the section has only one: the note covers both
 */
function changeElements(place: string, facts: RecordFacts, only = ''): Element[] {
  const {row, before, clauses} = facts;
  const notes = [place, only].flatMap((number) => clauses[number] ?? []);
  if (row === undefined || before === undefined || notes.length === 0) return [];
  const labels = notes.map(({label}) => label);
  const what = h('b', changeLabel(place, only === '' ? labels : [...new Set(labels)]));
  const since = h(
    'span',
    {className: ['change__since']},
    ` in ${row.version}, ${longDay(row.effectiveFrom)}`,
  );
  const wordings = notes.flatMap((note) => earlierText(note, notes.length === 1));
  if (wordings.length === 0)
    return [h('p', {className: ['change'], dataSearch: 'skip'}, what, since)];
  const approved = row.approvedOn === null ? '' : `, ${longDay(row.approvedOn)}`;
  return [
    h(
      'details',
      {className: ['change', 'disclosure', 'disclosure--inline'], dataSearch: 'skip'},
      h('summary', h('span', what, since, '. ', h('u', 'Previous wording'))),
      ...wordings,
      h(
        'p',
        {className: ['quiet']},
        `Replaces version ${before.version}. Approved by ${row.approvedBy}${approved}. `,
        h('a', {href: before.changes}, 'Compare'),
      ),
    ),
  ];
}

/** Turns a paragraph into a `Clause`: src/features/documents/author-components.tsx. */
function clauseOf(paragraph: Element, number: string): ElementContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Clause',
    attributes: [{type: 'mdxJsxAttribute', name: 'number', value: number}],
    children: paragraph.children,
  };
}

/** Returns the number that `grammar.ts` gave to a heading or a clause, or an empty string. */
function numberOf(node: ElementContent): string {
  if (node.type !== 'element') return '';
  return String(node.properties.dataSection ?? node.properties.dataClause ?? '');
}

/**
 * Adds the earlier text to the clauses of a section, each after the lists, tables and steps that
 * belong to it. A section that is a single clause has one note for both.
 */
function withChanges(nodes: readonly ElementContent[], facts?: RecordFacts): ElementContent[] {
  const [section = '', only = '', ...others] = nodes.map(numberOf).filter(Boolean);
  const isOne = others.length === 0 && [section, only].every((number) => facts?.clauses[number]);
  const result: ElementContent[] = [];
  let pending: Element[] = [];
  for (const node of nodes) {
    const number = numberOf(node);
    const begins = number !== '' || (node.type === 'element' && node.tagName === 'h3');
    if (begins && !(isOne && number === only)) result.push(...pending.splice(0));
    if (facts && number !== '' && !(isOne && number === only)) {
      pending = changeElements(number, facts, isOne ? only : '');
    }
    const isClause = node.type === 'element' && node.properties.dataClause !== undefined;
    result.push(isClause ? clauseOf(node, number) : node);
  }
  return [...result, ...pending];
}

/**
 * HTML plugin for policies and notices, which runs after `rehypeSections`: turns each clause into a
 * component that shows its number, and adds the earlier text of clauses that this version changed.
 * A version that changed every section has no notes, because the comparison of the two versions is
 * easier to read.
 */
export function rehypeClauses(): (tree: Root, file: CompiledFile) => void {
  return (tree, {data: {frontMatter}}) => {
    if (frontMatter?.kind !== 'policy' && frontMatter?.kind !== 'notice') return;
    const {facts} = frontMatter;
    const sections = tree.children.filter(
      (node): node is Element => node.type === 'element' && node.tagName === 'section',
    );
    const changed = facts?.row?.sections;
    const allChanged = Array.isArray(changed) && changed.length === sections.length;
    for (const section of sections) {
      section.children = withChanges(section.children, allChanged ? undefined : facts);
    }
  };
}
