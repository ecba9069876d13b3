import {textOf} from '../shared/blocks';
import {changesPath, versionPath} from '../shared/addresses';
import type {
  ComparisonPage,
  PageJson,
  RecordedDocument,
  SectionNow,
  VersionFacts,
  VersionPage,
} from '../shared/pages';
import {hasBegun} from '../ledger/timeline';
import type {History, Version} from '../ledger/version';
import {cached, keyOf} from '../record-cache';
import {
  compareSections,
  compareWords,
  withWords,
  type Comparison,
  type KeptVersion,
} from './compare';
import {shownSection} from './stretches';
import {detailsOf, linkChanges, summaryOf} from './summary';

/** A page and its component. */
export interface RecordRoute extends PageJson {
  readonly path: string;
  readonly component: 'VersionPage' | 'ComparisonPage';
}

function documentOf({path, reference}: History, {kept}: KeptVersion): RecordedDocument {
  const {kind, title, sidebar_label: label} = kept.frontMatter;
  return {path, reference, kind, title, label};
}

function factsOf({
  version,
  effectiveFrom,
  until,
  approvedOn,
  approvedBy,
  sha256,
  state,
}: Version): VersionFacts {
  return {
    ...{version, effectiveFrom, approvedOn, approvedBy, sha256, state},
    ...(until !== undefined && {until}),
  };
}

/** Data of the page that compares two versions. */
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
 * Pairs of versions that have a comparison, the older one first: every pair or, with many versions,
 * each version with the one before it and with the one shown today. The number of all pairs would
 * grow quadratically.
 */
export function comparedPairs({
  versions,
}: History): (readonly [before: KeptVersion, after: KeptVersion])[] {
  const kept = versions.filter((version) => version.kept !== undefined).map(withWords);
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
 * Data of the page of one version: its text as it was approved.
 *
 * @throws when its text was not kept
 */
export function versionPage(history: History, shown: Version): VersionPage {
  const {withdrawnOn, versions} = history;
  const version = withWords(shown);
  const {blocks} = version.kept;
  const inForce = versions.find(({state, kept}) => state === 'in force' && kept !== undefined);
  return {
    document: documentOf(history, version),
    version: factsOf(version),
    ...(inForce && {inForce: inForce.version}),
    ...(withdrawnOn !== undefined && {withdrawnOn}),
    details: detailsOf(version, version).filter(
      ({label, pieces}) => pieces.length > 0 && label !== 'Title' && label !== 'Version',
    ),
    sections: compareSections(blocks, blocks).map(shownSection),
    now:
      inForce === undefined || inForce.version === version.version
        ? {}
        : sectionsNow(version, withWords(inForce)),
    comparisons: comparedPairs(history)
      .map(([before, after]) => [before.version, after.version] as const)
      .filter((pair) => pair.includes(version.version)),
  };
}

/** The pages of all versions whose text was kept, and of their comparisons. */
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
