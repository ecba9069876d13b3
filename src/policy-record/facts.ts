import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {changesPath, copyPath, versionPath} from './shared/addresses';
import type {RecordFacts, Revision} from './shared/pages';
import {entersText} from './shared/version';
import {compareWords} from './compare/compare';
import {clauseChanges} from './compare/summary';
import {KEPT, ledgerFiles} from './ledger/ledger';
import {documentFile, isVersion, readLedger} from './ledger/read-record';
import {
  hasBegun,
  type History,
  isWithdrawn,
  newestVersion,
  nextReview,
  type Version,
  versionBefore,
  versionShown,
  type Words,
} from './ledger/timeline';
import {cachedData, keyOf} from './record-cache';
import {today} from './today';
import {readWords} from './words/read-words';
import {editions} from '../data/editions/editions';

/** Reading speed in words a minute, for careful reading. */
const READING_SPEED = 200;

/** Matches the folder of a document's edition, and the document. */
const PLACE = /^(docs|versioned_docs\/version-[^/]+)\/(.+)\.mdx$/;

/** Finds a file's edition and document; neither for a file that is not in an edition. */
function placeOf(siteDir: string, filePath: string): {folder?: string; document?: string} {
  const relative = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const [, folder, document] = PLACE.exec(relative) ?? [];
  return {folder, document};
}

/**
 * Cached, because reading the ledger reads every kept version, and each document needs the ledger
 * several times.
 */
let newestReading: {of: string; histories: readonly History[]} | undefined;

/**
 * Returns a document's approved versions, cached by the ledger and the day, which determine them.
 */
function approved(siteDir: string, document: string): History | undefined {
  const of = [siteDir, today(), ...ledgerFiles(siteDir).values()].join('\n');
  if (newestReading?.of !== of) {
    newestReading = {of, histories: readLedger(siteDir, today()).histories};
  }
  return newestReading.histories.find((history) => history.document === document);
}

function isWordsOf(words: Words) {
  return (version: Version): boolean => isVersion(words, version);
}

/**
 * Returns the text that the page of a document shows today. Before the first day of the newest
 * version, that is the kept file of the version in force; a build on or after that day shows the
 * new one. A draft is shown to its authors only: a public build fails.
 *
 * @param siteDir root of the repository
 * @param filePath absolute path of the document
 * @param fileContent the file's text
 */
export function shownSource(siteDir: string, filePath: string, fileContent: string): string {
  const {folder, document = ''} = placeOf(siteDir, filePath);
  const history = folder === 'docs' ? approved(siteDir, document) : undefined;
  if (history === undefined) return fileContent;
  const [newest, shown] = [newestVersion(history), versionShown(history)];
  if (newest === undefined || shown?.kept === undefined) return fileContent;
  if (!isWithdrawn(history)) {
    if (newest.version === shown.version) return fileContent;
    const {words} = readWords(documentFile(document), fileContent);
    if (!words || !isVersion(words, newest)) return fileContent;
  }
  return readFileSync(path.join(siteDir, shown.kept.file), 'utf8');
}

/** @see shownSource */
export function showsVersionInForce(siteDir: string): MarkdownConfig['preprocessor'] {
  return ({filePath, fileContent}) => shownSource(siteDir, filePath, fileContent);
}

/** Lists the rows of the ledger, newest first, each with the version that it is about. */
function revisionsOf({path: page, versions, rows}: History): Revision[] {
  return rows.toReversed().flatMap((row) => {
    const index = versions.findIndex(({version}) => version === row.version);
    const [version, before] = versions.slice(index);
    const isText = entersText(row);
    return {
      version: row.version,
      kind: row.kind,
      effectiveFrom: (isText ? version : row)?.effectiveFrom ?? row.effectiveFrom,
      approvedOn: row.approvedOn,
      approvedBy: row.approvedBy,
      sections: row.sections,
      note: row.note,
      ...(isText && version && {state: version.state}),
      ...(version?.kept && {path: versionPath(page, row.version)}),
      ...(isText &&
        version?.kept &&
        before?.kept && {changes: changesPath(page, before.version, row.version)}),
    };
  });
}

/** Returns the changes in the clauses of a version, and the version it is compared with. */
function sinceBefore(history: History, version: Version): Pick<RecordFacts, 'before' | 'clauses'> {
  const {path: page} = history;
  const before = versionBefore(history, version);
  if (before?.kept === undefined) return {clauses: {}};
  const comparison = compareWords(before, version);
  return {
    before: {version: before.version, changes: changesPath(page, before.version, version.version)},
    clauses: Object.fromEntries(clauseChanges(comparison)),
  };
}

/**
 * Collects the ledger's facts about a text.
 *
 * @param history of the document; absent if it has never been approved
 * @param words the text that the page shows
 */
export function factsOf(history: History | undefined, words: Words): RecordFacts {
  const versions = history?.versions ?? [];
  const shown = versions.find(isWordsOf(words));
  const row = shown ?? versions.find(hasBegun);
  const {state} = row ?? {};
  // A version that is no longer in force announces no next version.
  const isPast = row !== undefined && state !== 'in force' && state !== 'coming';
  const later = row ? versions.slice(0, versions.indexOf(row)) : versions;
  // Newest first, so the next of several future versions is the last.
  const next = isPast ? undefined : later.findLast((each) => each.state === 'coming');
  const listed = (isPast ? versions.slice(versions.indexOf(row)) : versions).filter(
    (each) => each.state !== 'coming' || each === next || each === row,
  );
  const isListed = ({version}: Revision) => listed.some((each) => each.version === version);
  const text = shown?.kept?.text ?? JSON.stringify(words.blocks);
  const page = history?.path ?? '';
  const coming = isPast ? undefined : comingOf(history, row, next);
  return {
    state: shown?.state ?? 'draft',
    ...(row && {row: rowOf(row)}),
    minutes: Math.max(1, Math.round(text.split(/\s+/).length / READING_SPEED)),
    downloads: shown
      ? [
          {format: 'PDF', path: copyPath(page, shown.version, 'pdf')},
          {format: 'Plain text', path: copyPath(page, shown.version, 'txt')},
        ]
      : [],
    revisions: history && row ? revisionsOf(history).filter(isListed) : [],
    ...(coming && {coming}),
    ...(history && isWithdrawn(history) && {withdrawnOn: history.withdrawal?.effectiveFrom}),
    ...(history && shown ? sinceBefore(history, shown) : {clauses: {}}),
  };
}

/** Returns what changes next: a version, or the withdrawal. */
function comingOf(
  history: History | undefined,
  row: Version | undefined,
  next: Version | undefined,
): RecordFacts['coming'] {
  const {path: page = '', withdrawal} = history ?? {};
  if (withdrawal?.isToCome && (!next || withdrawal.effectiveFrom < next.effectiveFrom)) {
    const {version, effectiveFrom: from, note} = withdrawal;
    return {version, kind: 'withdrawn', from, note, path: versionPath(page, version)};
  }
  return (
    next && {
      version: next.version,
      kind: next.kind,
      from: next.effectiveFrom,
      note: next.note,
      path: versionPath(page, next.version),
      ...(row?.kept && {changes: changesPath(page, row.version, next.version)}),
    }
  );
}

/** Returns the row of a version with its next review, without its text. */
function rowOf(version: Version): NonNullable<RecordFacts['row']> {
  const {kept, state, days, reviews, ...row} = version;
  const reviewedOn = reviews.at(-1)?.approvedOn;
  return {...row, reviewBy: nextReview(version), ...(reviewedOn && {reviewedOn})};
}

/** Returns the facts of a page; nothing if the file is not a policy or notice. */
function factsFor(siteDir: string, file: string, document: string, source: string) {
  const {words} = readWords(file, source);
  if (words === undefined) return undefined;
  const history = approved(siteDir, document);
  // Cached, because comparing takes about 20 ms, and the documents plugin and each bundle need the
  // same facts.
  return cachedData(`facts\n${history ? keyOf(history) : ''}\n${source}`, () =>
    factsOf(history, words),
  );
}

/**
 * Adds data from all editions and versions to each document's front matter: `editions`, the labels
 * of the editions that contain the document, newest first; `sections`, the anchors of its sections
 * in editions where they differ; and for a policy or a notice `facts`. The page's own module then
 * contains this data.
 *
 * Adds no facts to an invalid document: the plugins report all problems together.
 */
export function withFacts(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const {folder, document} = placeOf(siteDir, params.filePath);
    if (folder === undefined || document === undefined) {
      return parse(params);
    }
    const source = shownSource(siteDir, params.filePath, params.fileContent);
    const result = await parse({...params, fileContent: source});
    // A kept version is read with the companies and fields of its own day.
    const place = source === params.fileContent ? folder : KEPT;
    const found = factsFor(siteDir, path.posix.join(place, `${document}.mdx`), document, source);
    const own = sectionIds(source);
    const isGone = folder === 'docs' && found?.withdrawnOn !== undefined;
    const labels: string[] = [];
    const sections: Record<string, readonly (string | null)[]> = {};
    for (const edition of editions) {
      const file = path.join(siteDir, edition.folder, `${document}.mdx`);
      if (!existsSync(file) || (edition.inForce && found?.withdrawnOn !== undefined)) continue;
      labels.push(edition.label);
      const elsewhere = sectionsElsewhere(
        own,
        sectionIds(shownSource(siteDir, file, readFileSync(file, 'utf8'))),
      );
      // Omitted if all ids are equal, as in most editions.
      if (elsewhere.some((id, place) => id !== own[place])) sections[edition.label] = elsewhere;
    }
    return {
      ...result,
      frontMatter: {
        ...result.frontMatter,
        editions: labels,
        sections,
        ...(found && {facts: found}),
        // Docusaurus leaves drafts out of a build, and the plugin adds the page of the kept text.
        ...(isGone && {draft: true}),
      },
    };
  };
}

/**
 * Returns the ids of a document's sections, as used on its page.
 *
 * @param source MDX
 */
export function sectionIds(source: string): string[] {
  const slugger = createSlugger();
  return Array.from(source.matchAll(/^## +(.+)$/gm), ([, heading = '']) => {
    const {text, id} = parseMarkdownHeadingId(heading.trim());
    return id ?? slugger.slug(text);
  });
}

/**
 * Finds each section of a document in another edition. Sections with the same name match. Between
 * two such sections, the remaining ones are treated as renamed if both editions have equally many.
 * Returns `null` for a section that the other edition lacks.
 *
 * @param own ids of the sections, in order
 * @param other ids of the other edition's sections, in order
 */
export function sectionsElsewhere(
  own: readonly string[],
  other: readonly string[],
): (string | null)[] {
  const found: (string | null)[] = [];
  let reached = 0;
  let gap = 0;
  const closeGap = (end: number) => {
    const renamed = other.slice(reached, end);
    for (let place = 0; place < gap; place += 1) {
      found.push(renamed.length === gap ? (renamed[place] ?? null) : null);
    }
    gap = 0;
  };
  for (const id of own) {
    const place = other.indexOf(id, reached);
    if (place < 0) {
      gap += 1;
    } else {
      closeGap(place);
      found.push(id);
      reached = place + 1;
    }
  }
  closeGap(other.length);
  return found;
}
