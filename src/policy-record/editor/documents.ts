import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {aYearAfter} from '../../shared/wall-clock';
import {applyChanges, nextVersion} from '../ledger/amend';
import {git} from '../ledger/git';
import {documentFile, isVersion, readRecord} from '../ledger/read-record';
import {versionInForce} from '../ledger/timeline';
import type {History} from '../ledger/version';
import {today} from '../today';
import {changedSections, compareWords} from '../compare/compare';
import {shownSection} from '../compare/stretches';
import {detailsOf} from '../compare/summary';
import {canonicalText, sha256Hex} from '../words/canonical-text';
import {readWords} from '../words/read-words';
import {NotDone} from './exchange';
import type {
  ComparedDraft,
  DocumentFacts,
  Finding,
  Journalled,
  ListedDocument,
  OpenDocument,
  Stored,
} from './exchange';
import {readText} from './findings';
import {hasHead, ownFiles, waitingRows} from './hand-in';
import {asFile, editable} from './text';

function place(siteDir: string, document: string): string {
  return path.join(siteDir, documentFile(document));
}

function stored(siteDir: string, document: string): Stored {
  const file = place(siteDir, document);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {text: editable(source), sha256: sha256Hex(source)};
}

interface Known {
  readonly document: string;
  readonly history?: History;
  readonly words: History['draft'];
}

/** Every policy and notice that is not withdrawn: also those whose text cannot be read now. */
function known(siteDir: string): Known[] {
  const {histories, unapproved} = readRecord(siteDir, today());
  return [
    ...histories
      .filter(({withdrawnOn}) => withdrawnOn === undefined)
      .map((history) => ({document: history.document, history, words: history.draft})),
    ...unapproved,
  ];
}

/** @throws NotDone unless it is a policy or a notice, so that no other file can be named */
function find(siteDir: string, document: string): Known {
  const found = known(siteDir).find((each) => each.document === document);
  if (found === undefined) {
    throw new NotDone(404, {message: `There is no policy or notice “${document}”.`});
  }
  return found;
}

function listed({document, history, words}: Known): ListedDocument {
  const newest = history?.versions[0];
  const standing = words || !newest ? 'draft' : newest.state === 'coming' ? 'coming' : 'in force';
  const reviewBy = newest?.reviewBy;
  const title = words?.frontMatter.title ?? history?.title ?? document;
  return {document, title, standing, ...(reviewBy && {reviewBy})};
}

/** All documents, the most urgent review first. */
export function listDocuments(siteDir: string): ListedDocument[] {
  return known(siteDir)
    .map(listed)
    .sort((one, other) => (one.reviewBy ?? '').localeCompare(other.reviewBy ?? ''));
}

function factsOf(siteDir: string, found: Known): DocumentFacts {
  const {document, history, words} = found;
  const [newest] = history?.versions ?? [];
  const inForce = history && versionInForce(history)?.version;
  const {frontMatter} = words ?? newest?.kept ?? {};
  const own = frontMatter?.kind === 'policy' ? frontMatter.approver : undefined;
  return {
    ...listed(found),
    kind: frontMatter?.kind ?? 'policy',
    ...(newest && {newest: {version: newest.version, effectiveFrom: newest.effectiveFrom}}),
    ...(inForce !== undefined && {inForce}),
    next: {major: nextVersion(history, 'major'), minor: nextVersion(history, 'minor')},
    approver: own ?? newest?.approvedBy ?? '',
    today: today(),
    reviewBy: aYearAfter(today()),
    waiting: waitingRows(siteDir)
      .filter((each) => each.document === document)
      .map(({version}) => version),
    isChanged: ownFiles(siteDir, document).length > 0,
  };
}

/*
 * Words that were not written stay in the cache, so that they survive both programs: the next run
 * offers them, whatever its port is.
 */

function journal(siteDir: string, document: string): string {
  return path.join(siteDir, 'node_modules/.cache/policy-editor', `${document}.mdx`);
}

function keep(siteDir: string, document: string, text: string): void {
  const file = journal(siteDir, document);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

export function forget(siteDir: string, document: string): void {
  find(siteDir, document);
  rmSync(journal(siteDir, document), {force: true});
}

function journalled(siteDir: string, document: string, text: string): Journalled | undefined {
  const file = journal(siteDir, document);
  if (!existsSync(file)) return undefined;
  const words = readFileSync(file, 'utf8');
  return words === text ? undefined : {text: words, time: statSync(file).mtimeMs};
}

/** What the editor begins with. */
export function openDocument(siteDir: string, document: string): OpenDocument {
  const found = find(siteDir, document);
  const now = stored(siteDir, document);
  const unsaved = journalled(siteDir, document, now.text);
  const {findings} = readText(siteDir, document, now.text);
  const facts = factsOf(siteDir, found);
  return {...now, facts, findings, ...(unsaved && {journalled: unsaved})};
}

/** What is wrong with a text that is not saved. */
export function checkText(siteDir: string, document: string, text: string): readonly Finding[] {
  find(siteDir, document);
  return readText(siteDir, document, text).findings;
}

/** @throws NotDone when the file is not what someone began from */
function expectUnchanged(siteDir: string, document: string, base: string): void {
  const now = stored(siteDir, document);
  if (now.sha256 === base) return;
  throw new NotDone(409, {
    message: 'Someone else has changed the text.',
    stored: now,
  });
}

/**
 * Writes a text into its file, as a draft. Of a text that no page could show nothing is written.
 *
 * @param base SHA-256 of the file that it was made from
 * @throws NotDone
 */
export function saveText(
  siteDir: string,
  document: string,
  base: string,
  text: string,
): OpenDocument {
  find(siteDir, document);
  keep(siteDir, document, text);
  expectUnchanged(siteDir, document, base);
  const {findings, words} = readText(siteDir, document, text);
  if (words === undefined) {
    const [first] = findings;
    const line = first?.line === undefined ? '' : `, line ${first.line}`;
    const message = `${first?.label ?? 'Text'}${line} must be corrected first.`;
    throw new NotDone(422, {message, findings});
  }
  const file = documentFile(document);
  const source = readFileSync(place(siteDir, document), 'utf8');
  const content = asFile(source, text);
  if (content !== source) applyChanges(siteDir, [{file, content}]);
  forget(siteDir, document);
  return openDocument(siteDir, document);
}

/** The file as the last commit has it. */
function committed(siteDir: string, file: string): string | undefined {
  try {
    // With its last line break, which `git` takes off what it prints.
    return hasHead(siteDir) ? `${git({siteDir}, 'show', `HEAD:${file}`)}\n` : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Gives a draft up: back to the words of the newest version, or to the committed text where there
 * is none. The journal keeps what was given up.
 *
 * @param typed the words in the window, which may be others than those in the file
 */
export function restoreText(
  siteDir: string,
  document: string,
  base: string,
  typed: string,
): OpenDocument {
  const {history} = find(siteDir, document);
  expectUnchanged(siteDir, document, base);
  const file = documentFile(document);
  const newest = history?.versions[0];
  const before = committed(siteDir, file);
  const {words} = before === undefined ? {} : readWords(file, before);
  const isApproved = newest !== undefined && words !== undefined && isVersion(words, newest);
  const kept = newest?.kept && readFileSync(path.join(siteDir, newest.kept.file), 'utf8');
  const content = isApproved ? before : (kept ?? before);
  if (content === undefined) {
    throw new NotDone(422, {
      message: 'There is no earlier text: it has never been approved or committed.',
    });
  }
  keep(siteDir, document, typed);
  const source = readFileSync(place(siteDir, document), 'utf8');
  applyChanges(siteDir, [{file, content: asFile(source, editable(content))}]);
  return openDocument(siteDir, document);
}

/** Compares the draft with the newest version whose words are kept. */
export function compareDraft(siteDir: string, document: string): ComparedDraft {
  const {history, words} = find(siteDir, document);
  const before = history?.versions.find(({kept}) => kept);
  if (before === undefined || words === undefined) {
    return {changed: before ? [] : 'all', details: [], sections: []};
  }
  const text = canonicalText(words, before);
  const comparison = compareWords(before, {...before, kept: {...words, text}});
  return {
    before: before.version,
    changed: changedSections(comparison),
    details: detailsOf(comparison.before, comparison.after).filter(({pieces}) =>
      pieces.some(({change}) => change !== 'same'),
    ),
    sections: comparison.sections.filter(({change}) => change !== 'unchanged').map(shownSection),
  };
}

/** @throws NotDone when the document is unknown, the file is another, or it has findings */
export function expectSound(siteDir: string, document: string, base: string): void {
  find(siteDir, document);
  expectUnchanged(siteDir, document, base);
  const {findings} = readText(siteDir, document, stored(siteDir, document).text);
  if (findings.length > 0) {
    throw new NotDone(422, {message: 'Nothing was approved: the text has problems.', findings});
  }
}
