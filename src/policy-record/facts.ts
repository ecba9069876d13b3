import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {changesPath, copyPath, versionPath} from './shared/addresses';
import type {RecordFacts, Revision} from './shared/pages';
import {compareWords} from './compare/compare';
import {clauseChanges} from './compare/summary';
import {filesBelow} from './ledger/ledger';
import {documentFile, type DocumentRecord, isVersion} from './ledger/read-record';
import {hasBegun, type History, type Version, versionInForce, type Words} from './ledger/timeline';
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
 * Before the first day of that version it shows the version in force, if there is one. A draft is
 * shown to its authors only: a public build fails.
 */
export function shownWords(history: History): Words | undefined {
  const {draft, versions} = history;
  const [newest] = versions;
  const inForce = newest?.state === 'coming' ? versionInForce(history)?.kept : undefined;
  return draft ?? inForce ?? newest?.kept;
}

/**
 * Returns the text that the page of a document shows today: the file's own, or a kept file.
 *
 * @param siteDir root of the repository
 * @param filePath absolute path of the document
 * @param fileContent the file's text
 * @see shownWords
 */
export function shownSource(siteDir: string, filePath: string, fileContent: string): string {
  const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const history = currentRecord(siteDir).histories.find(
    ({document}) => documentFile(document) === file,
  );
  const words = history && shownWords(history);
  const isOwn = words === undefined || words === (history?.draft ?? history?.versions[0]?.kept);
  return isOwn ? fileContent : readFileSync(path.join(siteDir, words.file), 'utf8');
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
  const shown = (filePath: string, fileContent: string) =>
    shownSource(siteDir, filePath, fileContent);
  return {
    parseFrontMatter: (params) =>
      parse({...params, fileContent: shown(params.filePath, params.fileContent)}),
    preprocessor: ({filePath, fileContent}) => shown(filePath, fileContent),
  };
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
    ...(frontMatter.kind === 'notice' &&
      frontMatter.targetsOf !== undefined && {measures: measuredSections(words.blocks)}),
  };
}

/** Removes the text of a version, which this page does not need. */
function rowOf(version: Version): NonNullable<RecordFacts['row']> {
  const {kept, state, ...row} = version;
  return row;
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
