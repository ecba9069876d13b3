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

/** Describes how a clause changed. Examples: `'3.3 reworded'`, `'5 changes in section 2'`. */
function changeLabel(place: string, notes: readonly ChangeNote[]): string {
  const where = place.includes('.') ? place : `Section ${place}`;
  const [first] = notes;
  if (first === undefined || notes.length > 1) return `${where}: ${notes.length} changes`;
  // The label of a removed or moved clause already has its number.
  return /^\d/.test(first.label)
    ? first.label
    : `${where} ${first.label.charAt(0).toLowerCase()}${first.label.slice(1)}`;
}

/** Shows when a clause changed, what it said before, and who approved the change. */
function changeElements(place: string, facts: RecordFacts): Element[] {
  const {row, before, clauses} = facts;
  const notes = clauses[place] ?? [];
  if (row === undefined || before === undefined || notes.length === 0) return [];
  const what = h('b', changeLabel(place, notes));
  const since = ` in ${row.version}, ${longDay(row.effectiveFrom)}`;
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

/** Adds the earlier text to a numbered heading or clause. */
function withChanges(node: ElementContent, facts: RecordFacts | undefined): ElementContent[] {
  if (node.type !== 'element') return [node];
  const {dataSection, dataClause} = node.properties;
  const number = String(dataSection ?? dataClause ?? '');
  const changes = facts && number !== '' ? changeElements(number, facts) : [];
  return [dataClause === undefined ? node : clauseOf(node, number), ...changes];
}

/**
 * HTML plugin for policies and notices, which runs after `rehypeSections`: turns each clause into a
 * component that shows its number, and adds the earlier text after each clause that this version
 * changed. The numbers come from `text-plugins.ts`.
 */
export function rehypeClauses(): (tree: Root, file: CompiledFile) => void {
  return (tree, {data: {frontMatter}}) => {
    if (frontMatter?.kind !== 'policy' && frontMatter?.kind !== 'notice') return;
    for (const section of tree.children) {
      if (section.type === 'element' && section.tagName === 'section') {
        section.children = section.children.flatMap((node) => withChanges(node, frontMatter.facts));
      }
    }
  };
}
