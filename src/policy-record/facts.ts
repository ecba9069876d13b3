import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {changesPath, copyPath, versionPath} from './shared/addresses';
import type {RecordFacts, Revision} from './shared/pages';
import {entersText} from './shared/version';
import {compareWords} from './compare/compare';
import {formerAnchors} from './compare/former-anchors';
import {clauseChanges} from './compare/summary';
import {filesBelow} from '../reading/files';
import {documentFile, type DocumentRecord, isVersion} from './ledger/read-record';
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
import {currentRecord} from './record';
import {measuredSections} from './results/results';
import {readWords} from './words/read-words';
import {editions} from '../data/editions/editions';

/** Reading speed in words a minute, for careful reading. */
const READING_SPEED = 200;

function isWordsOf(words: Words) {
  return (version: Version): boolean => isVersion(words, version);
}

/**
 * Returns the words that the page of a document shows today: a draft, otherwise the newest version.
 * Before the first day of that version it shows the version in force, if there is one, and from the
 * day of a withdrawal the last version. A draft is shown to its authors only: a public build fails.
 */
function shownWords(history: History): Words | undefined {
  const shown = versionShown(history)?.kept ?? newestVersion(history)?.kept;
  return isWithdrawn(history) ? shown : (history.draft ?? shown);
}

/**
 * Finds the history of a document of `docs/`, and the kept file that its page shows in place of its
 * own text.
 *
 * @param filePath absolute path of the document
 * @see shownWords
 */
function shownInstead(siteDir: string, filePath: string): {history?: History; file?: string} {
  const own = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const history = currentRecord(siteDir).histories.find(
    ({document}) => documentFile(document) === own,
  );
  const words = history && shownWords(history);
  if (history === undefined || words === undefined) return {};
  const isOwn = words === (history.draft ?? newestVersion(history)?.kept);
  return isOwn && !isWithdrawn(history) ? {history} : {history, file: words.file};
}

/** Returns the text that the page of a document shows today, in place of the file's own. */
export function shownSource(siteDir: string, filePath: string, fileContent: string): string {
  const {file} = shownInstead(siteDir, filePath);
  return file === undefined ? fileContent : readFileSync(path.join(siteDir, file), 'utf8');
}

/**
 * Returns the settings by which Docusaurus reads the shown text of each document in place of the
 * file's: `parseFrontMatter` for the page's data, and `preprocessor` for its Markdown.
 *
 * @param parse reads the front matter of a text
 */
export function readsShownText(
  siteDir: string,
  parse: ParseFrontMatter,
): Required<Pick<MarkdownConfig, 'parseFrontMatter' | 'preprocessor'>> {
  return {
    parseFrontMatter: async (params) => {
      const {filePath, fileContent} = params;
      const {history, file = filePath} = shownInstead(siteDir, filePath);
      const shown = shownSource(siteDir, filePath, fileContent);
      const result = await parse({...params, filePath: file, fileContent: shown});
      // Docusaurus leaves drafts out of a build; the record adds the page of the kept text.
      const isGone = history !== undefined && isWithdrawn(history);
      return isGone ? {...result, frontMatter: {...result.frontMatter, draft: true}} : result;
    },
    preprocessor: ({filePath, fileContent}) => shownSource(siteDir, filePath, fileContent),
  };
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
function sinceBefore(
  history: History,
  version: Version,
): Pick<RecordFacts, 'before' | 'clauses' | 'former'> {
  const {path: page} = history;
  const before = versionBefore(history, version);
  if (before?.kept === undefined) return {clauses: {}};
  const comparison = compareWords(before, version);
  const former = formerAnchors(history, version);
  return {
    ...(former && {former}),
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
  const {frontMatter} = words;
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
    ...(frontMatter.kind === 'notice' &&
      frontMatter.targetsOf !== undefined && {measures: measuredSections(words.blocks)}),
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

/**
 * Collects the facts of all policies and notices in all editions, by the address of their page.
 *
 * @param siteDir root of the repository
 */
export function allFacts(
  siteDir: string,
  {histories, unapproved}: Pick<DocumentRecord, 'histories' | 'unapproved'>,
): Readonly<Record<string, RecordFacts>> {
  const current = [
    ...histories.map((history) => ({history, path: history.path, words: shownWords(history)})),
    ...unapproved.map(({document, words}) => ({history: undefined, path: `/${document}`, words})),
  ];
  const closed = editions
    .filter(({inForce}) => !inForce)
    .flatMap(({folder, basePath}) =>
      filesBelow(path.join(siteDir, folder))
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => {
          const file = `${folder}/${name}`;
          const {words} = readWords(file, readFileSync(path.join(siteDir, file), 'utf8'));
          const history = histories.find(({document}) => `${document}.mdx` === name);
          return {history, path: `${basePath}/${name.replace(/\.mdx$/, '')}`, words};
        }),
    );
  return Object.fromEntries(
    [...current, ...closed].flatMap(({history, path: page, words}) =>
      words === undefined ? [] : [[page, factsOf(history, words)]],
    ),
  );
}
