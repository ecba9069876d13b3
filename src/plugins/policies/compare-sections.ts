import {align, type Alikeness} from './align';
import type {Block} from './blocks';
import {compareBlocks, entryOf, lazily, measured, type Measured} from './compare-blocks';
import type {Entry} from './comparison';
import {likeness, wordBag, type WordBag} from './likeness';

/** A section with its heading; what stands before the first section has none. */
interface Section {
  readonly heading?: Measured;
  readonly blocks: readonly Measured[];
  readonly words: () => WordBag;
}

/** What became of a section, before moved blocks are found and unchanged ones folded. */
export interface SectionEntries {
  /** `'4'`, of the edition after if it has the section; empty before the first section. */
  readonly number: string;
  readonly isIn: 'both' | 'before' | 'after';
  readonly heading?: Entry;
  readonly entries: readonly Entry[];
}

function isSectionHeading(block: Block): boolean {
  return block.kind === 'heading' && block.level === 2;
}

function section(blocks: readonly Block[]): Section {
  const all = blocks.map(measured);
  const [first, ...rest] = all;
  const words = lazily(() => wordBag(all.flatMap(({parts}) => parts).join(' ')));
  return first !== undefined && isSectionHeading(first.block)
    ? {heading: first, blocks: rest, words}
    : {blocks: all, words};
}

/** The text in sections; the first is what stands before the first heading, often nothing. */
function sectionsOf(blocks: readonly Block[]): Section[] {
  const starts = blocks.flatMap((block, index) => (isSectionHeading(block) ? [index] : []));
  return [0, ...starts].map((start, index) => section(blocks.slice(start, starts[index])));
}

/**
 * A section is known by its heading; one with a new heading by the words of its text. At least
 * half of them must be the same.
 */
const sectionsAlike: Alikeness<Section> = {
  same: (before, after) => before.heading?.key === after.heading?.key,
  score: ({heading: before, words: old}, {heading: after, words: fresh}) => {
    if (before === undefined || after === undefined) {
      return before === after ? 1 : 0;
    }
    return before.key === after.key
      ? 1
      : Math.max(likeness(before.words(), after.words()), likeness(old(), fresh()));
  },
  least: 0.5,
};

function numberOf(heading: Measured | undefined): string {
  return heading?.block.kind === 'heading' ? heading.block.number : '';
}

/** Entries of a section that only one edition has. */
function oneSided({heading, blocks}: Section, isIn: 'before' | 'after'): SectionEntries {
  const entry = ({block}: Measured): Entry =>
    isIn === 'after' ? {change: 'added', after: block} : {change: 'removed', before: block};
  return {
    number: numberOf(heading),
    isIn,
    ...(heading && {heading: entry(heading)}),
    entries: blocks.map(entry),
  };
}

/** Compares two texts section by section. */
export function compareSections(
  before: readonly Block[],
  after: readonly Block[],
): SectionEntries[] {
  return align(sectionsOf(before), sectionsOf(after), sectionsAlike).map((pair) => {
    if (pair.before === undefined) {
      return oneSided(pair.after, 'after');
    }
    if (pair.after === undefined) {
      return oneSided(pair.before, 'before');
    }
    const {heading: old} = pair.before;
    const {heading: fresh} = pair.after;
    return {
      number: numberOf(fresh),
      isIn: 'both',
      ...(old && fresh && {heading: entryOf(old, fresh)}),
      entries: compareBlocks(pair.before.blocks, pair.after.blocks),
    };
  });
}

/** Where each block stands, for people: its clause, or the last one before it, or its section. */
export function placesOf(blocks: readonly Block[]): ReadonlyMap<Block, string> {
  const places = new Map<Block, string>();
  let place = '';
  for (const block of blocks) {
    if ((block.kind === 'clause' || block.kind === 'heading') && block.number !== '') {
      place = block.number;
    }
    places.set(block, place);
  }
  return places;
}
