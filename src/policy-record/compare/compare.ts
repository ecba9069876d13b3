import type {Version} from '../ledger/timeline';
import {partsOf, textOf, type Block} from '../shared/blocks';
import type {ComparedBlock, ComparedSection, Piece} from '../shared/pages';
import {align, MIN_SIMILARITY, oneSided, type Pair, type Resemblance} from './align';
import {comparable, sharedWords, similarity, wordChanges, wordSet} from './words';

/** A compared block with its earlier form, for summaries. */
export interface Entry extends ComparedBlock {
  /** The earlier block, if this one was changed. Absent if it was added or removed. */
  readonly before?: Block;
  /** Number of the block's clause, of the last clause before it, or of its section. */
  readonly place: string;
}

export interface SectionComparison extends Pick<ComparedSection, 'change' | 'number'> {
  /** The first is the heading, if the section has one. */
  readonly entries: readonly Entry[];
}

/** A version whose text was kept. */
export type KeptVersion = Version & {readonly kept: NonNullable<Version['kept']>};

export interface Comparison {
  readonly before: KeptVersion;
  readonly after: KeptVersion;
  readonly sections: readonly SectionComparison[];
}

/** Returns the words of a text. They are collected when they are first asked for. */
type Words = () => ReadonlySet<string>;

function wordsOf(texts: readonly string[]): Words {
  let words: ReadonlySet<string> | undefined;
  return () => (words ??= wordSet(texts.join(' ')));
}

interface PreparedBlock {
  readonly block: Block;
  readonly place: string;
  /** Only blocks of the same family are paired. */
  readonly family: string;
  /** The normalised text of each part. */
  readonly parts: readonly string[];
  readonly key: string;
  readonly words: Words;
}

/** A section with its heading; the text before the first section has none. */
interface Section {
  readonly heading?: PreparedBlock;
  /** The first is the heading. */
  readonly blocks: readonly PreparedBlock[];
  readonly words: Words;
}

/**
 * Running text, notes and list entries are one family, so a paragraph may become a note. Rows with
 * different numbers of cells are different families.
 */
function familyOf(block: Block): string {
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

function prepare(block: Block, place: string): PreparedBlock {
  const parts = partsOf(block).map((runs) => comparable(textOf(runs)));
  const family = familyOf(block);
  return {
    block,
    place,
    family,
    parts,
    key: [family, ...parts].join('\n'),
    words: wordsOf(parts),
  };
}

/** Returns the number by which readers find a block; empty for list entries. */
export function numberOf(block: Block): string {
  return block.kind === 'clause' || block.kind === 'heading' ? block.number : '';
}

/** Divides a text into sections. The first contains the blocks before the first heading, if any. */
function sectionsOf(all: readonly Block[]): Section[] {
  let place = 'the opening';
  const blocks = all.map((block) => {
    place = numberOf(block) || place;
    return prepare(block, place);
  });
  const starts = blocks.flatMap(({family}, index) => (family === 'heading 2' ? [index] : []));
  return [0, ...starts].map((start, index) => {
    const inside = blocks.slice(start, starts[index]);
    const words = wordsOf(inside.flatMap(({parts}) => parts));
    const [heading] = index === 0 ? [] : inside;
    return {...(heading && {heading}), blocks: inside, words};
  });
}

/** Pairs sections with the same heading, or with a similar heading or text. */
const sectionResemblance: Resemblance<Section> = {
  key: ({heading}) => heading?.key ?? '',
  similarity: ({heading: before, ...old}, {heading: after, ...fresh}) => {
    if (before === undefined || after === undefined || before.key === after.key) {
      return before?.key === after?.key ? 1 : 0;
    }
    return Math.max(
      similarity(before.words(), after.words()),
      similarity(old.words(), fresh.words()),
    );
  },
};

/** Minimum words, because a long text easily contains the few words of a very short one. */
const MIN_WORDS = 8;

/**
 * Whether nearly all words of one text are in the other, so that the text was extended or
 * shortened.
 */
function isPartOf(old: ReadonlySet<string>, fresh: ReadonlySet<string>): boolean {
  const fewest = Math.min(old.size, fresh.size);
  return fewest >= MIN_WORDS && sharedWords(old, fresh) >= 0.9 * fewest;
}

/** Pairs blocks. The first cell identifies a row, and the term identifies a definition. */
const blockResemblance: Resemblance<PreparedBlock> = {
  key: ({key}) => key,
  similarity: (before, after) => {
    if (before.key === after.key || before.family !== after.family) {
      return before.key === after.key ? 1 : 0;
    }
    const hasSameName = before.parts.length > 1 && before.parts[0] === after.parts[0];
    const [old, fresh] = [before.words(), after.words()];
    const least = hasSameName || isPartOf(old, fresh) ? MIN_SIMILARITY : 0;
    return Math.max(similarity(old, fresh), least);
  },
};

function entryOf({before, after}: Pair<PreparedBlock>): Entry {
  const {block, place, parts} = after ?? before;
  const whole = (change: Piece['change']) =>
    parts.map((text) => (text === '' ? [] : [{change, text}]));
  if (before === undefined) {
    return {change: 'added', block, place, wording: whole('added')};
  }
  if (after === undefined) {
    return {change: 'removed', block, place, wording: whole('removed')};
  }
  return before.key === after.key
    ? {change: 'unchanged', block, place, before: before.block, wording: whole('same')}
    : {
        change: 'reworded',
        block,
        place,
        before: before.block,
        wording: parts.map((part, index) => wordChanges(before.parts[index] ?? '', part)),
      };
}

function compareSection({before, after}: Pair<Section>): SectionComparison {
  const heading = (after ?? before).heading?.block;
  const number = heading?.kind === 'heading' ? heading.number : '';
  if (before === undefined || after === undefined) {
    const entries = oneSided(before?.blocks ?? [], after?.blocks ?? []).map(entryOf);
    return {change: before === undefined ? 'added' : 'removed', number, entries};
  }
  const pairs =
    before.heading && after.heading
      ? [
          {before: before.heading, after: after.heading},
          ...align(before.blocks.slice(1), after.blocks.slice(1), blockResemblance),
        ]
      : align(before.blocks, after.blocks, blockResemblance);
  const entries = pairs.map(entryOf);
  const isUnchanged = entries.every(({change}) => change === 'unchanged');
  return {change: isUnchanged ? 'unchanged' : 'changed', number, entries};
}

/** Compares two texts section by section, by the words of each block without their formatting. */
export function compareSections(
  before: readonly Block[],
  after: readonly Block[],
): SectionComparison[] {
  return align(sectionsOf(before), sectionsOf(after), sectionResemblance)
    .map(compareSection)
    .filter(({entries}) => entries.length > 0);
}

/** @throws when the text of a version was not kept */
export function expectKept(version: Version): KeptVersion {
  const {kept, document, version: number} = version;
  if (kept === undefined) {
    throw new Error(
      `${document}, version ${number}: its text was not kept. Only versions with "kept" can be shown or compared.`,
    );
  }
  return {...version, kept};
}

/**
 * Compares two versions of one document.
 *
 * @throws when the text of one was not kept
 */
export function compareWords(before: Version, after: Version): Comparison {
  const [old, fresh] = [expectKept(before), expectKept(after)];
  return {before: old, after: fresh, sections: compareSections(old.kept.blocks, fresh.kept.blocks)};
}

/** Returns the numbers of the changed sections in the later version, in order. */
export function changedSections({sections}: Pick<Comparison, 'sections'>): number[] {
  return sections
    .filter(({change, number}) => (change === 'changed' || change === 'added') && number !== '')
    .map(({number}) => Number(number));
}
