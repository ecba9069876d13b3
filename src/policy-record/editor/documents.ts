import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {changedSections, compareWords} from '../compare/compare';
import {shownSection} from '../compare/pages';
import {detailsOf} from '../compare/summary';
import {
  applyChanges,
  approve as enterApproval,
  nextVersion,
  sourceOf,
  touch,
  type Approval,
} from '../ledger/amend';
import {documentFile, readRecord} from '../ledger/read-record';
import {newestEntry, newestVersion, reviewDue, versionInForce} from '../ledger/timeline';
import {contentIn, hasGit} from '../ledger/git';
import {entryName} from '../shared/version';
import {today} from '../../configuration/build-clock';
import {canonicalText, sha256Hex} from '../words/canonical-text';
import {NotDone, type Stored} from './exchange';
import {findingOf, readText} from './findings';
import {cannotSubmit, newRows, ownFiles, removeApproval} from './submit';

/** A document, and the file as it was when editing began. */
interface StartedEdit {
  readonly document: string;
  readonly sha256: string;
}

function readStored(siteDir: string, document: string): Stored {
  const file = path.join(siteDir, documentFile(document));
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n|\r/g, '\n');
  return {text, sha256: sha256Hex(source)};
}

/** Finds a policy or notice that is not withdrawn, even if its text cannot be read now. */
function lookUp(siteDir: string, document: string) {
  const {histories, unapproved} = readRecord(siteDir, today());
  const history = histories.find((each) => each.document === document);
  const words = history?.draft ?? unapproved.find((each) => each.document === document)?.words;
  const isThere = existsSync(path.join(siteDir, documentFile(document)));
  const isKnown = words !== undefined || (history !== undefined && isThere);
  return isKnown ? {document, history, words} : undefined;
}

type Known = NonNullable<ReturnType<typeof lookUp>>;

/** @throws NotDone if the document is unknown, so that a request cannot name any other file */
function find(siteDir: string, document: string): Known {
  const found = lookUp(siteDir, document);
  if (found === undefined) {
    throw new NotDone(404, {message: `There is no policy or notice “${document}”.`});
  }
  return found;
}

/** @throws NotDone if the document is unknown, or its file has changed since editing began */
function findUnchanged(siteDir: string, {document, sha256}: StartedEdit) {
  const found = find(siteDir, document);
  const stored = readStored(siteDir, document);
  if (stored.sha256 !== sha256) {
    throw new NotDone(409, {message: 'Someone else has changed the text.', stored});
  }
  return {...found, stored};
}

/** Returns what an officer can enter for a text. */
function kindsOf({history, words}: Known): Approval['kind'][] {
  if (words !== undefined || history === undefined) return ['major', 'minor'];
  const {rows, versions, withdrawal} = history;
  const isComing = versions.some(({state}) => state === 'coming');
  return [
    ...(versionInForce(history) ? (['reviewed'] as const) : []),
    ...(isComing || withdrawal?.isToCome ? (['rescheduled'] as const) : []),
    ...(withdrawal ? [] : (['withdrawn'] as const)),
    ...(newestEntry(rows) ? (['retracted'] as const) : []),
  ];
}

function factsOf(siteDir: string, found: Known) {
  const {document, history, words} = found;
  const newest = history && newestVersion(history);
  const inForce = history && versionInForce(history);
  const takesBack = newestEntry(history?.rows ?? []);
  const own = newRows(siteDir, document);
  const {frontMatter} = words ?? newest?.kept ?? {};
  const approver = frontMatter?.kind === 'policy' ? frontMatter.approver : newest?.approvedBy;
  const status = words || !newest ? 'draft' : newest.state === 'coming' ? 'coming' : 'in force';
  return {
    title: words?.frontMatter.title ?? history?.title ?? document,
    kind: frontMatter?.kind ?? 'policy',
    /** A draft is a text that nobody has approved. */
    status,
    newest: newest && {version: newest.version, effectiveFrom: newest.effectiveFrom},
    /** The version in force. It differs from the newest version until the newest one applies. */
    inForce: inForce?.version,
    /** The kinds of entry that are possible now. */
    kinds: kindsOf(found),
    /** The entry that `retracted` would undo, and the number of entries so far. */
    takesBack: takesBack && entryName(takesBack),
    entered: history?.rows.length ?? 0,
    reviewedOn: inForce?.reviews.at(-1)?.approvedOn,
    reviewBy: reviewDue(history),
    withdrawal: history?.withdrawal,
    /** The number that the next version would get. */
    next: {major: nextVersion(history, 'major'), minor: nextVersion(history, 'minor')},
    approver: approver ?? '',
    today: today(),
    /** Versions in the ledger that have not been submitted. Example: `['4.1']`. */
    waiting: own.map(({version}) => version),
    /** Name of the newest of them. Example: `'version 4.1'`. */
    waitingName: own.slice(-1).map(entryName)[0],
    /** Why nothing can be submitted from this folder, if so. */
    cannotSubmit: hasGit(siteDir) ? undefined : cannotSubmit(document),
    /** Whether there is anything to submit. */
    isChanged: ownFiles(siteDir, document).length > 0,
  } as const;
}

export type DocumentFacts = ReturnType<typeof factsOf>;

/** Compares a draft with the newest version whose text was kept. */
function compareDraft({history, words}: Known) {
  const before = history && newestVersion(history);
  if (before?.kept === undefined || words === undefined) return undefined;
  const text = canonicalText(words, before);
  const comparison = compareWords(before, {...before, kept: {...words, text}});
  return {
    before: before.version,
    /** Numbers of the sections that differ. */
    changed: changedSections(comparison),
    details: detailsOf(comparison.before, comparison.after).filter(({pieces}) =>
      pieces.some(({change}) => change !== 'same'),
    ),
    sections: comparison.sections.filter(({change}) => change !== 'unchanged').map(shownSection),
  };
}

export type Comparison = NonNullable<ReturnType<typeof compareDraft>>;

function openKnown(siteDir: string, found: Known) {
  const {document} = found;
  const stored = readStored(siteDir, document);
  const {findings} = readText(siteDir, document, stored.text);
  return {...stored, facts: factsOf(siteDir, found), findings, comparison: compareDraft(found)};
}

/** Everything that the editor shows of a document. */
export type OpenDocument = ReturnType<typeof openKnown>;

/** @throws NotDone if the document is unknown */
export function openDocument(siteDir: string, document: string): OpenDocument {
  return openKnown(siteDir, find(siteDir, document));
}

/** Opens the document of a page; returns null for other pages. */
export function openPage(siteDir: string, document: string): OpenDocument | null {
  const found = lookUp(siteDir, document);
  return found ? openKnown(siteDir, found) : null;
}

/**
 * Writes a text to its file, as a draft. Refuses a text that no page could show.
 *
 * @throws NotDone
 */
export function saveText(
  siteDir: string,
  asked: StartedEdit & {readonly text: string},
): OpenDocument {
  const {document, text} = asked;
  const {stored} = findUnchanged(siteDir, asked);
  const {findings, words} = readText(siteDir, document, text);
  if (words === undefined) {
    const [first] = findings;
    // A field of the form is found by its label.
    const isInText = first?.line !== undefined && ['text', 'title block'].includes(first.field);
    const line = isInText ? `, line ${first.line}` : '';
    const message = `${first?.label ?? 'Text'}${line} must be corrected first.`;
    throw new NotDone(422, {message, findings});
  }
  if (text !== stored.text) {
    applyChanges(siteDir, [{file: documentFile(document), content: text}]);
  }
  return openDocument(siteDir, document);
}

/** Restores the text of the newest version, or the committed text if there is no version. */
export function restoreText(siteDir: string, asked: StartedEdit): OpenDocument {
  const {document, history} = findUnchanged(siteDir, asked);
  const file = documentFile(document);
  const newest = history && newestVersion(history);
  const content = sourceOf(siteDir, document, newest) ?? contentIn(siteDir, 'HEAD', file);
  if (content === undefined) {
    throw new NotDone(422, {
      message: 'There is no earlier text: it has never been approved or committed.',
    });
  }
  applyChanges(siteDir, [{file, content}]);
  return openDocument(siteDir, document);
}

/**
 * Approves the draft on disk.
 *
 * @throws NotDone
 */
export function approve(
  siteDir: string,
  asked: StartedEdit & {readonly approval: unknown},
): OpenDocument {
  const {document} = findUnchanged(siteDir, asked);
  const entry = enterApproval(siteDir, [document], asked.approval, today());
  if ('problems' in entry) {
    const isInText = entry.problems.some(({file}) => file === documentFile(document));
    throw new NotDone(422, {
      message: `Nothing was approved${isInText ? ': the text has problems' : ''}.`,
      findings: entry.problems.map(findingOf),
    });
  }
  return openDocument(siteDir, document);
}

/** Removes an approval that was not submitted. The text stays, as a draft. */
export function undoApproval(siteDir: string, document: string): OpenDocument {
  find(siteDir, document);
  removeApproval(siteDir, document);
  touch(siteDir, document);
  return openDocument(siteDir, document);
}
