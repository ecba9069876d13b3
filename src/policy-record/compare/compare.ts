import type {Version} from '../ledger/version';
import {partsOf, textOf, type Block} from '../shared/blocks';
import type {ComparedBlock, ComparedSection, Piece} from '../shared/pages';
import {align, LEAST_SIMILARITY, oneSided, type Pair, type Resemblance} from './align';
import {comparable, sharedWords, similarity, wordChanges, wordSet} from './words';

/** A block with what became of it, for comparing further. */
export interface Entry extends ComparedBlock {
  /** What it was; absent where it was added or removed. */
  readonly before?: Block;
  /** Where readers find the block: its clause, or the last one before it, or its section. */
  readonly place: string;
}

/** What became of a section. */
export interface SectionComparison extends Pick<ComparedSection, 'change' | 'number'> {
  /** The heading is the first, where there is one. */
  readonly entries: readonly Entry[];
}

/** A version whose words are kept. */
export type KeptVersion = Version & {readonly kept: NonNullable<Version['kept']>};

/** Two versions of one document, compared. */
export interface Comparison {
  readonly before: KeptVersion;
  readonly after: KeptVersion;
  readonly sections: readonly SectionComparison[];
}

/** A block with what comparing it needs. */
interface Measured {
  readonly block: Block;
  readonly place: string;
  /** Blocks of different families are never each other's successor. */
  readonly family: string;
  /** Each part as comparisons see it. */
  readonly parts: readonly string[];
  readonly key: string;
  readonly words: ReadonlySet<string>;
}

/** A section with its heading; the text before the first section has none. */
interface Section {
  readonly heading?: Measured;
  /** The heading is the first. */
  readonly blocks: readonly Measured[];
  readonly words: ReadonlySet<string>;
}

/**
 * Running text may become a note or an entry of a list and remain what it was. A table with
 * another number of columns is another table.
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

function measured(block: Block, place: string): Measured {
  const parts = partsOf(block).map((runs) => comparable(textOf(runs)));
  const family = familyOf(block);
  return {
    block,
    place,
    family,
    parts,
    key: [family, ...parts].join('\n'),
    words: wordSet(parts.join(' ')),
  };
}

/** The number by which readers find a block; an entry of a list has none of its own. */
export function numberOf(block: Block): string {
  return block.kind === 'clause' || block.kind === 'heading' ? block.number : '';
}

/** More versions than a document has in many years: each is compared with several others. */
const MOST_TEXTS = 50;

/** Measuring a text takes 5 ms, most of the time of a comparison. */
const measuredTexts = new Map<readonly Block[], Section[]>();

function sectionsOf(blocks: readonly Block[]): Section[] {
  const known = measuredTexts.get(blocks);
  if (known !== undefined) return known;
  if (measuredTexts.size >= MOST_TEXTS) measuredTexts.clear();
  const sections = readSections(blocks);
  measuredTexts.set(blocks, sections);
  return sections;
}

/** Divides a text into sections; the first is what precedes the first heading, often nothing. */
function readSections(all: readonly Block[]): Section[] {
  let place = 'the opening';
  const blocks = all.map((block) => {
    place = numberOf(block) || place;
    return measured(block, place);
  });
  const starts = blocks.flatMap(({family}, index) => (family === 'heading 2' ? [index] : []));
  return [0, ...starts].map((start, index) => {
    const inside = blocks.slice(start, starts[index]);
    const words = wordSet(inside.flatMap(({parts}) => parts).join(' '));
    const [heading] = index === 0 ? [] : inside;
    return {...(heading && {heading}), blocks: inside, words};
  });
}

/** A section is known by its heading; one with a new heading by the words of its text. */
const sectionResemblance: Resemblance<Section> = {
  key: ({heading}) => heading?.key ?? '',
  similarity: ({heading: before, ...old}, {heading: after, ...fresh}) => {
    if (before === undefined || after === undefined || before.key === after.key) {
      return before?.key === after?.key ? 1 : 0;
    }
    return Math.max(similarity(before.words, after.words), similarity(old.words, fresh.words));
  },
};

/** Fewer words are found in any long text. */
const FEWEST_WORDS_KEPT = 8;

/** Whether nearly all words of one text are in the other, which was extended or cut. */
function isPartOf({words: old}: Measured, {words: fresh}: Measured): boolean {
  const fewest = Math.min(old.size, fresh.size);
  return fewest >= FEWEST_WORDS_KEPT && sharedWords(old, fresh) >= 0.9 * fewest;
}

/** The first cell names a row, the term a definition. */
const blockResemblance: Resemblance<Measured> = {
  key: ({key}) => key,
  similarity: (before, after) => {
    if (before.key === after.key || before.family !== after.family) {
      return before.key === after.key ? 1 : 0;
    }
    const hasSameName = before.parts.length > 1 && before.parts[0] === after.parts[0];
    const least = hasSameName || isPartOf(before, after) ? LEAST_SIMILARITY : 0;
    return Math.max(similarity(before.words, after.words), least);
  },
};

function entryOf({before, after}: Pair<Measured>): Entry {
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

/** Compares two texts section by section. Of each block it compares words, not form. */
export function compareSections(
  before: readonly Block[],
  after: readonly Block[],
): SectionComparison[] {
  return align(sectionsOf(before), sectionsOf(after), sectionResemblance)
    .map(compareSection)
    .filter(({entries}) => entries.length > 0);
}

/** @throws when the words of a version are not kept */
export function withWords(version: Version): KeptVersion {
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
 * @throws when the words of one are not kept
 */
export function compareWords(before: Version, after: Version): Comparison {
  const [old, fresh] = [withWords(before), withWords(after)];
  return {before: old, after: fresh, sections: compareSections(old.kept.blocks, fresh.kept.blocks)};
}

/** Numbers of the sections of the version after that differ, in order. */
export function changedSections({sections}: Pick<Comparison, 'sections'>): number[] {
  return sections
    .filter(({change, number}) => (change === 'changed' || change === 'added') && number !== '')
    .map(({number}) => Number(number));
}
