import type {Block} from './blocks';
import {alikeness, isSame, measured, wordingOf, type Measured} from './compare-blocks';
import type {SectionEntries} from './compare-sections';
import type {Entry} from './comparison';

/** Shorter texts ("Two years") turn up in many places by chance. */
const FEWEST_WORDS = 6;

/** More than half: at another place, only what is clearly the same text counts as moved. */
const LEAST_LIKENESS = 0.7;

/** Above this many candidate pairs nothing is looked for: it bounds the cost. */
const MOST_CANDIDATES = 250_000;

interface Move {
  readonly before: Measured;
  readonly after: Measured;
  readonly score: number;
}

function isMove(before: Measured, after: Measured, score: number): boolean {
  const isHeading = after.block.kind === 'heading';
  return isHeading
    ? isSame(before, after)
    : score >= LEAST_LIKENESS && after.words().total >= FEWEST_WORDS;
}

/** The likeliest pairs of removed and added blocks, each block in one pair at most. */
function findMoves(removed: readonly Measured[], added: readonly Measured[]): Move[] {
  if (removed.length * added.length > MOST_CANDIDATES) {
    return [];
  }
  const candidates = removed
    .flatMap((before) => added.map((after) => ({before, after, score: alikeness(before, after)})))
    .filter(({before, after, score}) => isMove(before, after, score))
    .sort((one, other) => other.score - one.score);
  const taken = new Set<Block>();
  return candidates.filter(({before, after}) => {
    const isFree = !taken.has(before.block) && !taken.has(after.block);
    if (isFree) {
      taken.add(before.block).add(after.block);
    }
    return isFree;
  });
}

function allEntries({heading, entries}: SectionEntries): readonly Entry[] {
  return heading === undefined ? entries : [heading, ...entries];
}

/**
 * Finds blocks that were removed at one place and added at another, and says so at both.
 *
 * @param placesBefore where each block of the text before stood, `placesAfter` likewise
 */
export function markMoves(
  sections: readonly SectionEntries[],
  placesBefore: ReadonlyMap<Block, string>,
  placesAfter: ReadonlyMap<Block, string>,
): SectionEntries[] {
  const entries = sections.flatMap(allEntries);
  const moves = findMoves(
    entries.flatMap((entry) => (entry.change === 'removed' ? [measured(entry.before)] : [])),
    entries.flatMap((entry) => (entry.change === 'added' ? [measured(entry.after)] : [])),
  );
  const byBlock = new Map(
    moves.flatMap((move) => [
      [move.before.block, move],
      [move.after.block, move],
    ]),
  );
  const marked = (entry: Entry): Entry => {
    if (entry.change !== 'removed' && entry.change !== 'added') {
      return entry;
    }
    const move = byBlock.get(entry.change === 'removed' ? entry.before : entry.after);
    if (move === undefined) {
      return entry;
    }
    const {before, after} = move;
    return entry.change === 'removed'
      ? {...entry, change: 'moved away', to: placesAfter.get(after.block) ?? ''}
      : {
          change: 'moved here',
          before: before.block,
          after: after.block,
          wording: wordingOf(before, after),
          from: placesBefore.get(before.block) ?? '',
        };
  };
  return sections.map((section) => ({
    ...section,
    ...(section.heading && {heading: marked(section.heading)}),
    entries: section.entries.map(marked),
  }));
}
