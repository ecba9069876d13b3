import type {ComparisonSummary, Entry, LinkChange, SectionComparison} from './comparison';
import {blockOf} from './fold';

/** `3, 5 and 9`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

const NOUNS: Readonly<Record<ReturnType<typeof blockOf>['kind'], string>> = {
  heading: 'heading',
  clause: 'clause',
  paragraph: 'paragraph',
  item: 'list entry',
  row: 'table row',
  definition: 'term',
  note: 'note',
};

/** Example: `2 clauses and 1 table row`. */
function blocksCounted(entries: readonly Entry[]): string {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const noun = NOUNS[blockOf(entry).kind];
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const plural = (count: number, noun: string) =>
    count > 1 && noun === 'list entry' ? `${count} list entries` : counted(count, noun);
  return listed([...counts].map(([noun, count]) => plural(count, noun)));
}

function entriesOf({heading, stretches}: SectionComparison): Entry[] {
  const entries = stretches.flatMap((stretch) => stretch.entries);
  return heading === undefined ? entries : [heading, ...entries];
}

function passages(entries: readonly Entry[], change: 'added' | 'removed'): number {
  return entries
    .flatMap((entry) => ('wording' in entry ? entry.wording.flat() : []))
    .filter((piece) => piece.change === change).length;
}

function sentences(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== '').join(' ');
}

/** Counts what changed, and says it in a sentence or two. */
export function summarise(
  sections: readonly SectionComparison[],
  links: readonly LinkChange[],
): ComparisonSummary {
  const entries = sections.flatMap(entriesOf);
  const only = (change: Entry['change']) => entries.filter((entry) => entry.change === change);
  const present = sections.filter(({change, number}) => change !== 'removed' && number !== '');
  const changed = present.filter(({change}) => change !== 'unchanged').map(({number}) => number);
  const gone = sections.filter(({change}) => change === 'removed').map(({number}) => number);
  const insertions = passages(entries, 'added');
  const deletions = passages(entries, 'removed');
  const [added, removed, moved] = [only('added'), only('removed'), only('moved here')];
  const whole = [
    added.length > 0 && `${blocksCounted(added)} added`,
    removed.length > 0 && `${blocksCounted(removed)} removed`,
    moved.length > 0 && `${blocksCounted(moved)} moved`,
  ].filter((part) => part !== false);
  const marks = `${counted(insertions, 'insertion')} and ${counted(deletions, 'deletion')}`;
  const hasTextChanges = insertions + deletions + whole.length > 0;
  const text = sentences([
    !hasTextChanges && 'The text is the same in both editions.',
    changed.length > 0 &&
      `${changed.length} of ${counted(present.length, 'section')} changed: ${listed(changed)}.`,
    gone.length > 0 && `Removed: section ${listed(gone)} of the older edition.`,
    hasTextChanges && `${[marks, ...whole].join('; ')}.`,
    links.length > 0 && `${counted(links.length, 'link')} changed target.`,
  ]);
  return {
    sections: present.length,
    changed,
    insertions,
    deletions,
    added: added.length,
    removed: removed.length,
    moved: moved.length,
    text,
  };
}
