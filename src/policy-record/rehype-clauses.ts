import {longDay} from '../shared/dates';
import type {ChangeNote, RecordFacts} from './shared/pages';

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

/** What became of a clause. Examples: `'3.3 reworded'`, `'5 changes in section 2'`. */
function whatHappened(place: string, notes: readonly ChangeNote[]): string {
  const where = place.includes('.') ? place : `Section ${place}`;
  const [first] = notes;
  if (first === undefined || notes.length > 1) return `${where}: ${notes.length} changes`;
  // The label of a clause that was removed or moved away names that clause.
  return /^\d/.test(first.label)
    ? first.label
    : `${where} ${first.label.charAt(0).toLowerCase()}${first.label.slice(1)}`;
}

/** When a clause changed, what it said before, and who approved the change. */
function changeLane(place: string, facts: RecordFacts): HtmlNode[] {
  const {row, before, clauses} = facts;
  const notes = clauses[place] ?? [];
  if (row === undefined || before === undefined || notes.length === 0) return [];
  const what = element('b', {}, whatHappened(place, notes));
  const since = ` in ${row.version}, ${longDay(row.effectiveFrom)}`;
  const wordings = notes.flatMap((note) => wordsBefore(note, notes.length === 1));
  if (wordings.length === 0)
    return [element('p', {className: ['change'], dataSearch: 'skip'}, what, since)];
  const approved = row.approvedOn === null ? '' : `, ${longDay(row.approvedOn)}`;
  return [
    element(
      'details',
      {className: ['change', 'disclosure', 'disclosure--inline'], dataSearch: 'skip'},
      element(
        'summary',
        {},
        element('span', {}, what, since, '. ', element('u', {}, 'Previous wording')),
      ),
      ...wordings,
      element(
        'p',
        {className: ['quiet']},
        `Replaces version ${before.version}. Approved by ${row.approvedBy}${approved}. `,
        element('a', {href: before.changes}, 'Compare'),
      ),
    ),
  ];
}

/** Numbers the clauses of a section, and puts beside each what it said before. */
function prepareSection(section: HtmlNode, number: number, facts: RecordFacts | undefined): void {
  let clause = 0;
  const changesOf = (place: string) => (facts === undefined ? [] : changeLane(place, facts));
  section.children = (section.children ?? []).flatMap((child) => {
    if (child.tagName === 'h2') return [child, ...changesOf(String(number))];
    if (child.tagName !== 'p') return [child];
    clause += 1;
    const id = `${number}.${clause}`;
    const numbered: HtmlNode = {
      type: 'mdxJsxFlowElement',
      // src/features/documents/SectionHeading.tsx
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
