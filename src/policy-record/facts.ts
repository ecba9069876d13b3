import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {changesPath, copyPath, versionPath} from './shared/addresses';
import type {RecordFacts, Revision} from './shared/pages';
import {compareWords} from './compare/compare';
import {clauseChanges} from './compare/summary';
import {KEPT, ledgerFiles} from './ledger/ledger';
import {documentFile, isVersion, readLedger} from './ledger/read-record';
import {hasBegun, type History, type Version, versionInForce, type Words} from './ledger/timeline';
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
  const newest = history?.versions[0];
  const {words} = readWords(documentFile(document), fileContent);
  if (history === undefined || newest?.state !== 'coming' || !words || !isVersion(words, newest)) {
    return fileContent;
  }
  const file = versionInForce(history)?.kept?.file;
  return file === undefined ? fileContent : readFileSync(path.join(siteDir, file), 'utf8');
}

/** @see shownSource */
export function showsVersionInForce(siteDir: string): MarkdownConfig['preprocessor'] {
  return ({filePath, fileContent}) => shownSource(siteDir, filePath, fileContent);
}

function revisionsOf({path: page, versions}: History): Revision[] {
  return versions.map((version, index) => {
    const {kept} = version;
    const before = versions[index + 1];
    return {
      version: version.version,
      kind: version.kind,
      effectiveFrom: version.effectiveFrom,
      approvedOn: version.approvedOn,
      approvedBy: version.approvedBy,
      sections: version.sections,
      note: version.note,
      ...(version.state === 'replaced' && {neverInForce: true}),
      ...(kept && {path: versionPath(page, version.version)}),
      ...(kept && before?.kept && {changes: changesPath(page, before.version, version.version)}),
    };
  });
}

/** Returns the changes in the clauses of a version, and the version it is compared with. */
function sinceBefore(
  {path: page, versions}: History,
  version: Version,
): Pick<RecordFacts, 'before' | 'clauses'> {
  const before = versions
    .slice(versions.indexOf(version) + 1)
    .find((each) => each.kept && hasBegun(each));
  if (before === undefined) return {clauses: {}};
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
  // Newest first, so the next of several future versions is the last.
  const later = row ? versions.slice(0, versions.indexOf(row)) : versions;
  // A superseded version announces no next version.
  const coming =
    row?.state === 'superseded' ? undefined : later.findLast(({state}) => state === 'coming');
  const text = shown?.kept?.text ?? JSON.stringify(words.blocks);
  const page = history?.path ?? '';
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
    revisions: history && row ? revisionsOf(history).slice(versions.indexOf(coming ?? row)) : [],
    ...(coming && {
      coming: {
        version: coming.version,
        kind: coming.kind,
        from: coming.effectiveFrom,
        note: coming.note,
        path: versionPath(page, coming.version),
        ...(row?.kept && {changes: changesPath(page, row.version, coming.version)}),
      },
    }),
    ...(history && shown ? sinceBefore(history, shown) : {clauses: {}}),
  };
}

/** Removes the text of a version, which this page does not need. */
function rowOf(version: Version): NonNullable<RecordFacts['row']> {
  const {kept, state, ...row} = version;
  return row;
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
    const labels: string[] = [];
    const sections: Record<string, readonly (string | null)[]> = {};
    for (const edition of editions) {
      const file = path.join(siteDir, edition.folder, `${document}.mdx`);
      if (!existsSync(file)) continue;
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
