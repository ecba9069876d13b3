import {grouped, textOf} from '../shared/blocks';
import {changesPath, versionPath} from '../shared/addresses';
import type {
  ComparedSection,
  ComparedUnit,
  ComparisonPage,
  RecordedDocument,
  SectionNow,
  Stretch,
  VersionFacts,
  VersionPage,
} from '../shared/pages';
import {hasBegun, isWithdrawn, versionShown, type History, type Version} from '../ledger/timeline';
import {cacheOf, keyOf} from '../record-cache';
import {
  compareSections,
  compareWords,
  type Comparison,
  type Entry,
  type KeptVersion,
  type SectionComparison,
  expectKept,
} from './compare';
import {formerAnchors} from './former-anchors';
import {allCounted, detailsOf, linkChanges, summaryOf} from './summary';

const cached = cacheOf(__filename);

/** A page, its component and the component's props as JSON. */
export interface RecordRoute {
  readonly path: string;
  readonly component: 'VersionPage' | 'ComparisonPage' | 'PeriodPage';
  readonly json: string;
}

function documentOf({path, reference}: History, {kept}: KeptVersion): RecordedDocument {
  const {kind, title, sidebar_label: label} = kept.frontMatter;
  return {path, reference, kind, title, label};
}

function factsOf({
  version,
  effectiveFrom,
  until,
  days,
  approvedOn,
  approvedBy,
  sha256,
  state,
  lacksPdf,
  reviews,
}: Version): VersionFacts {
  const reviewedOn = reviews.at(-1)?.approvedOn;
  return {
    ...{version, effectiveFrom, days, approvedOn, approvedBy, sha256, state},
    ...(until !== undefined && {until}),
    ...(lacksPdf && {lacksPdf}),
    ...(reviewedOn && {reviewedOn}),
  };
}

/** Returns the data of the page that compares two versions. */
export function comparisonPage(history: History, comparison: Comparison): ComparisonPage {
  const {before, after, sections} = comparison;
  return {
    document: documentOf(history, after),
    before: factsOf(before),
    after: factsOf(after),
    summary: summaryOf(comparison),
    sections: sections.map(shownSection),
    details: detailsOf(before, after).filter(({pieces}) =>
      pieces.some(({change}) => change !== 'same'),
    ),
    links: linkChanges(comparison),
  };
}

/** Finds each section of a version in the version in force, by its number. */
function sectionsNow(version: KeptVersion, inForce: KeptVersion): VersionPage['now'] {
  const now: Record<string, SectionNow | null> = {};
  for (const {number, entries} of compareSections(version.kept.blocks, inForce.kept.blocks)) {
    const [{change, block, before} = {}] = entries;
    if (block?.kind !== 'heading') continue;
    if (before?.kind === 'heading') {
      now[before.number] = {number, id: block.id, title: textOf(block.runs)};
    } else if (change === 'removed') {
      now[number] = null;
    }
  }
  return now;
}

/** Up to this number of versions, every pair has a comparison. */
const MAX_FOR_ALL_PAIRS = 8;

/**
 * Returns the pairs of versions that have a comparison, the older one first: every pair or, with
 * many versions, each version with the one before it and with the one shown today. The number of
 * all pairs would grow quadratically.
 */
export function comparedPairs({
  versions,
}: History): (readonly [before: KeptVersion, after: KeptVersion])[] {
  const kept = versions.filter((version) => version.kept !== undefined).map(expectKept);
  const today = kept.find(hasBegun);
  return kept.flatMap((after, index) =>
    kept
      .slice(index + 1)
      .filter(
        (before, steps) =>
          kept.length <= MAX_FOR_ALL_PAIRS || steps === 0 || before === today || after === today,
      )
      .map((before) => [before, after] as const),
  );
}

/**
 * Returns the data of the page of one version: its text as it was approved.
 *
 * @throws when its text was not kept
 */
export function versionPage(history: History, shown: Version): VersionPage {
  const {withdrawal, versions} = history;
  const version = expectKept(shown);
  const inForce = versions.find(({state, kept}) => state === 'in force' && kept !== undefined);
  return {
    document: documentOf(history, version),
    version: factsOf(version),
    ...(inForce && {inForce: inForce.version}),
    ...(isWithdrawn(history) &&
      withdrawal && {withdrawal: {on: withdrawal.effectiveFrom, note: withdrawal.note}}),
    details: detailsOf(version, version).filter(
      ({label, pieces}) => pieces.length > 0 && label !== 'Title' && label !== 'Version',
    ),
    sections: compareSections(version.kept.blocks, version.kept.blocks).map(shownSection),
    now:
      inForce === undefined || inForce.version === version.version
        ? {}
        : sectionsNow(version, expectKept(inForce)),
    comparisons: comparedPairs(history)
      .map(([before, after]) => [before.version, after.version] as const)
      .filter((pair) => pair.includes(version.version)),
  };
}

/** Returns the pages of all versions whose text was kept, and of their comparisons. */
export function recordPages(history: History): RecordRoute[] {
  const key = keyOf(history);
  const route = (component: RecordRoute['component'], path: string, make: () => object) => ({
    component,
    path,
    json: cached(`${path}\n${key}`, () => JSON.stringify(make())).toString(),
  });
  return [
    ...history.versions
      .filter(({kept}) => kept !== undefined)
      .map((version) =>
        route('VersionPage', versionPath(history.path, version.version), () =>
          versionPage(history, version),
        ),
      ),
    ...comparedPairs(history).map(([before, after]) =>
      route('ComparisonPage', changesPath(history.path, before.version, after.version), () =>
        comparisonPage(history, compareWords(before, after)),
      ),
    ),
  ];
}

/** Returns the page of a withdrawn document: its last text, at the address of the document. */
export function withdrawnPage(history: History): RecordRoute[] {
  const last = versionShown(history);
  if (!isWithdrawn(history) || last?.kept === undefined) return [];
  const former = formerAnchors(history, last);
  const page = {...versionPage(history, last), isDocument: true, former};
  return [{component: 'VersionPage', path: history.path, json: JSON.stringify(page)}];
}

type Unit = readonly [Entry, ...Entry[]];

/** Whether two entries are parts of one list, table or list of terms. */
function continues({block: last}: Entry, {block}: Entry): boolean {
  if (last.kind === 'item' && block.kind === 'item') {
    return block.depth > 0 || last.depth > 0 || block.ordered === last.ordered;
  }
  const isTable = last.kind === 'row' && block.kind === 'row' && !block.header;
  return isTable || (last.kind === 'definition' && block.kind === 'definition');
}

/** Returns the word that readers use for a unit. */
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
 * collapsed, because reading it takes less time than opening it. If nothing changed, everything is
 * collapsed.
 */
export function collapseUnchanged(entries: readonly Entry[]): Stretch[] {
  const units = grouped(entries, continues);
  const unchanged = units.map((unit) => unit.every(({change}) => change === 'unchanged'));
  const isList = (unit: Unit | undefined) =>
    unit !== undefined && ['list', 'table'].includes(nounOf(unit));
  const isTable = (unit: Unit | undefined) => unit !== undefined && nounOf(unit) === 'table';
  // A table before a change isn't its context, and would push it off the first screen.
  const isNearChange = (index: number) =>
    !unchanged
      .slice(Math.max(0, index - 1), index + (isTable(units[index]) ? 1 : 2))
      .every(Boolean);
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

/** Returns a section as a page shows it, with unchanged blocks collapsed. */
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
