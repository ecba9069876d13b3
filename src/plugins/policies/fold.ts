import type {Block} from './blocks';
import type {Entry, Stretch} from './comparison';

/** Entries that are one thing on the page: a list, a table, a list of terms, or a single block. */
export interface Unit {
  readonly kind: 'list' | 'table' | 'terms' | 'single';
  readonly entries: readonly Entry[];
}

/** The block an entry shows: that of the edition after if there is one. */
export function blockOf(entry: Entry): Block {
  return 'after' in entry ? entry.after : entry.before;
}

const UNIT_KINDS: Readonly<Partial<Record<Block['kind'], Unit['kind']>>> = {
  item: 'list',
  row: 'table',
  definition: 'terms',
};

function continues(before: Block, block: Block): boolean {
  if (block.kind === 'row') {
    return before.kind === 'row' && !block.header;
  }
  if (block.kind === 'item' && before.kind === 'item') {
    return block.depth > 0 || before.depth > 0 || block.ordered === before.ordered;
  }
  return block.kind === 'definition' && before.kind === 'definition';
}

/** Puts lists and tables back together. */
export function unitsOf(entries: readonly Entry[]): Unit[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && continues(blockOf(last), blockOf(entry))) {
      group.push(entry);
    } else {
      groups.push([entry]);
    }
  }
  return groups.flatMap((group) =>
    group[0] === undefined
      ? []
      : [{kind: UNIT_KINDS[blockOf(group[0]).kind] ?? 'single', entries: group}],
  );
}

function isUnchanged({entries}: Unit): boolean {
  return entries.every(({change}) => change === 'unchanged');
}

/** A single clause is read sooner than unfolded. */
function isWorthFolding(units: readonly Unit[]): boolean {
  return units.length > 1 || units.some(({kind}) => kind !== 'single');
}

/**
 * Folds what did not change, except the neighbours of what did: they tell where one is. Lists and
 * tables stay whole. Where nothing changed at all, everything is folded.
 */
export function foldUnchanged(entries: readonly Entry[]): Stretch[] {
  const units = unitsOf(entries);
  if (units.length === 0) {
    return [];
  }
  if (units.every(isUnchanged)) {
    return [{folded: true, entries}];
  }
  const isNearChange = (index: number) =>
    units.slice(Math.max(0, index - 1), index + 2).some((unit) => !isUnchanged(unit));
  const runs: {folded: boolean; units: Unit[]}[] = [];
  units.forEach((unit, index) => {
    const folded = !isNearChange(index);
    const run = runs.at(-1);
    if (run?.folded === folded) {
      run.units.push(unit);
    } else {
      runs.push({folded, units: [unit]});
    }
  });
  const stretches: {folded: boolean; entries: Entry[]}[] = [];
  for (const run of runs) {
    const folded = run.folded && isWorthFolding(run.units);
    const inside = run.units.flatMap((unit) => unit.entries);
    const last = stretches.at(-1);
    if (last?.folded === folded) {
      last.entries.push(...inside);
    } else {
      stretches.push({folded, entries: inside});
    }
  }
  return stretches;
}
