import {grouped} from '../shared/blocks';
import type {ComparedSection, ComparedUnit, Stretch} from '../shared/pages';
import type {Entry, SectionComparison} from './compare';
import {allCounted} from './summary';

type Unit = readonly [Entry, ...Entry[]];

/** Whether two entries are parts of one list, table or list of terms. */
function continues({block: last}: Entry, {block}: Entry): boolean {
  if (last.kind === 'item' && block.kind === 'item') {
    return block.depth > 0 || last.depth > 0 || block.ordered === last.ordered;
  }
  const isTable = last.kind === 'row' && block.kind === 'row' && !block.header;
  return isTable || (last.kind === 'definition' && block.kind === 'definition');
}

/** The readers' word for a unit. */
function nounOf([{block}]: Unit): string {
  switch (block.kind) {
    case 'item':
    case 'definition':
      return 'list';
    case 'row':
      return 'table';
    default:
      return block.kind;
  }
}

/** Removes data that pages do not show, because long records have thousands of pages. */
function shownUnit([first, ...rest]: Unit): ComparedUnit {
  const shown = ({change, block, wording}: Entry) => ({
    change,
    block,
    wording: change === 'unchanged' ? [] : wording,
  });
  return [shown(first), ...rest.map(shown)];
}

/**
 * Collapses unchanged blocks, except those next to a change, which give its context. Lists and
 * tables are never split, or separated from the clause that introduces them. A single clause is not
 * collapsed, because reading it takes less time than opening it. Where nothing changed, everything
 * is collapsed.
 */
export function collapseUnchanged(entries: readonly Entry[]): Stretch[] {
  const units = grouped(entries, continues);
  const unchanged = units.map((unit) => unit.every(({change}) => change === 'unchanged'));
  const isList = (unit: Unit | undefined) =>
    unit !== undefined && ['list', 'table'].includes(nounOf(unit));
  const isNearChange = (index: number) =>
    !unchanged.slice(Math.max(0, index - 1), index + 2).every(Boolean);
  const introduces = (index: number) => isList(units[index + 1]) && isNearChange(index + 1);
  const isWorthIt = (inside: readonly Unit[]) =>
    inside.length === units.length || inside.length > 1 || inside.some(isList);
  const marked = units.map((unit, index) => ({
    units: [unit],
    collapsed: !isNearChange(index) && !introduces(index),
  }));
  const joined = (stretches: typeof marked) =>
    grouped(stretches, (last, next) => last.collapsed === next.collapsed).map((group) => ({
      collapsed: group[0].collapsed,
      units: group.flatMap((stretch) => stretch.units),
    }));
  const worthIt = joined(marked).map((stretch) => ({
    ...stretch,
    collapsed: stretch.collapsed && isWorthIt(stretch.units),
  }));
  return joined(worthIt).map(({collapsed, units: inside}) => ({
    units: inside.map(shownUnit),
    ...(collapsed && {collapsed: allCounted(inside.map(nounOf))}),
  }));
}

/** A section as a page shows it, with unchanged blocks collapsed. */
export function shownSection({change, number, entries}: SectionComparison): ComparedSection {
  const [first, ...rest] = entries;
  const hasHeading = first?.block.kind === 'heading' && first.block.level === 2;
  const body = hasHeading ? rest : entries;
  return {
    change,
    number,
    ...(hasHeading && {heading: shownUnit([first])[0]}),
    stretches:
      change === 'unchanged'
        ? [{units: grouped(body, continues).map(shownUnit)}]
        : collapseUnchanged(body),
  };
}
