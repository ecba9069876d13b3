import {align, type Alikeness} from './align';
import {partsOf, textOf, type Block} from './blocks';
import type {Entry, Wording} from './comparison';
import {likeness, sharedWords, wordBag, type WordBag} from './likeness';
import {comparable, wordChanges} from './words';

/** A block with what comparing it needs, worked out once. */
export interface Measured {
  readonly block: Block;
  /** Blocks of different families are never each other's successor. */
  readonly family: string;
  /** Each part as comparisons see it. */
  readonly parts: readonly string[];
  readonly key: string;
  /** Counted when first asked for: most blocks are the same in both editions, and never asked. */
  readonly words: () => WordBag;
}

/**
 * Running text may become a note or an entry of a list and remain what it was. A table with
 * another number of columns is another table.
 */
function family(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `heading ${block.level}`;
    case 'row':
      return `row of ${block.cells.length}`;
    case 'definition':
      return 'definition';
    default:
      return 'text';
  }
}

/** A value that is made when first asked for. */
export function lazily<T>(make: () => T): () => T {
  let made: {readonly value: T} | undefined;
  return () => {
    made ??= {value: make()};
    return made.value;
  };
}

/** A block is compared with every other edition, and measured once. */
const known = new WeakMap<Block, Measured>();

export function measured(block: Block): Measured {
  const before = known.get(block);
  if (before !== undefined) {
    return before;
  }
  const parts = partsOf(block).map((runs) => comparable(textOf(runs)));
  const kind = family(block);
  const result = {
    block,
    family: kind,
    parts,
    key: [kind, ...parts].join('\n'),
    words: lazily(() => wordBag(parts.join(' '))),
  };
  known.set(block, result);
  return result;
}

export function isSame(before: Measured, after: Measured): boolean {
  return before.key === after.key;
}

/** Half the words in common: less, and the marked passages would be harder to read than both texts. */
const LEAST_LIKENESS = 0.5;

/** Fewer words are found in any long text. */
const FEWEST_WORDS_KEPT = 8;

/** A text whose words nearly all stand in the other, which was extended or cut. */
function isPartOf(before: Measured, after: Measured): boolean {
  const [old, fresh] = [before.words(), after.words()];
  const fewest = Math.min(old.total, fresh.total);
  return fewest >= FEWEST_WORDS_KEPT && sharedWords(old, fresh) >= 0.9 * fewest;
}

/** How likely one block is the other, reworded. The first cell names a row, the term a definition. */
export function alikeness(before: Measured, after: Measured): number {
  if (before.family !== after.family) {
    return 0;
  }
  if (before.key === after.key) {
    return 1;
  }
  const score = likeness(before.words(), after.words());
  const hasSameName = before.parts.length > 1 && before.parts[0] === after.parts[0];
  return hasSameName || isPartOf(before, after) ? Math.max(score, LEAST_LIKENESS) : score;
}

const blocksAlike: Alikeness<Measured> = {same: isSame, score: alikeness, least: LEAST_LIKENESS};

export function wordingOf(before: Measured, after: Measured): Wording {
  return after.parts.map((part, index) => wordChanges(before.parts[index] ?? '', part));
}

/** What became of a block that both sides have. */
export function entryOf(before: Measured, after: Measured): Entry {
  const blocks = {before: before.block, after: after.block};
  return isSame(before, after)
    ? {change: 'unchanged', ...blocks}
    : {change: 'reworded', ...blocks, wording: wordingOf(before, after)};
}

/** Compares the blocks of one section, in the order of the page. */
export function compareBlocks(before: readonly Measured[], after: readonly Measured[]): Entry[] {
  return align(before, after, blocksAlike).map((pair) => {
    if (pair.before === undefined) {
      return {change: 'added', after: pair.after.block};
    }
    return pair.after === undefined
      ? {change: 'removed', before: pair.before.block}
      : entryOf(pair.before, pair.after);
  });
}
