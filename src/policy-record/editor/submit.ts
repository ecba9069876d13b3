import {rmSync} from 'node:fs';
import path from 'node:path';
import {applyChanges, touch} from '../ledger/amend';
import {changedFiles, contentIn, git, hasGit} from '../ledger/git';
import {keptFile, ledgerFiles, parseLedger, rowsFile} from '../ledger/ledger';
import {documentFile} from '../ledger/read-record';
import {entersText, type VersionRow} from '../shared/version';
import {NotDone, type Finding, type Submitted} from './exchange';
import {plainWords, refresh, remoteOf, talk} from './proposals';

function refuse(message: string, ...findings: readonly Finding[]): never {
  throw new NotDone(422, {message, findings});
}

/** Says what a folder without git, or without a commit, cannot do. */
export function cannotSubmit(document: string): string {
  return `This folder has no git history, so you can write, check and approve here, but can’t submit or undo an approval. Send ${documentFile(document)} and the folder versioned_docs to the person who publishes the site. To submit yourself, get the repository with git clone instead of a zip file.`;
}

/** Returns a document's rows that are not in a commit. */
export function newRows(siteDir: string, document: string, commit = 'HEAD'): readonly VersionRow[] {
  if (!hasGit(siteDir)) return [];
  const file = rowsFile(document);
  const rowsIn = (text = '') => parseLedger(new Map([[file, text]])).versions;
  const before = rowsIn(contentIn(siteDir, commit, file)).map((row) => JSON.stringify(row));
  const rows = rowsIn(ledgerFiles(siteDir).get(file));
  return rows.filter((row, index) => JSON.stringify(row) !== before[index]);
}

/** Lists a document's files that differ from the last commit: text, ledger, kept versions. */
export function ownFiles(siteDir: string, document: string): readonly string[] {
  if (!hasGit(siteDir)) return [];
  const own = newRows(siteDir, document);
  const recorded = own.flatMap(({version}) => [rowsFile(document), keptFile(document, version)]);
  return changedFiles(siteDir, documentFile(document), ...recorded);
}

/**
 * Removes the rows of a document that are not in a commit, with their kept files. The text stays.
 *
 * @param from the commit: the last one, or the one that is published
 * @throws NotDone if there is no such row
 */
export function removeApproval(siteDir: string, document: string, from = 'HEAD'): void {
  const own = newRows(siteDir, document, from);
  if (own.length === 0) refuse('There is no approval to undo.');
  const before = contentIn(siteDir, from, rowsFile(document));
  applyChanges(siteDir, [
    {file: rowsFile(document), ...(before !== undefined && {content: before})},
  ]);
  for (const {version} of own.filter(entersText)) {
    rmSync(path.join(siteDir, keptFile(document, version)), {force: true});
  }
  // A row that took a version back put the earlier text under docs/.
  const file = documentFile(document);
  const text = own.some(({kind}) => kind === 'retracted') && contentIn(siteDir, from, file);
  if (text) applyChanges(siteDir, [{file, content: text}]);
}

/** The author of a commit. */
interface Author {
  readonly name: string;
  readonly email: string;
}

/**
 * Matches a name or an address that git can store: it strips all other characters, and refuses an
 * empty result.
 */
const IDENTITY = /^[^\p{Cc}<>]*\p{L}[^\p{Cc}<>]*$/u;

/** Asks for the author in the form if git does not know one, or cannot store the typed name. */
function expectAuthor(siteDir: string, author: Author | undefined): void {
  const askFor = (why: string) => refuse(why, {field: 'author', label: 'Author', message: why});
  if (author !== undefined) {
    const isSound = [author.name, author.email].every((words) => IDENTITY.test(words));
    if (!isSound) askFor('Enter a name and an email address, each on one line, without < or >.');
    return;
  }
  try {
    git({siteDir}, 'config', 'user.name');
    git({siteDir}, 'config', 'user.email');
  } catch {
    askFor('Enter your name and email address: the history names the author of each change.');
  }
}

/** Finds a free name for a branch, here and on the host as far as it was fetched. */
function freeBranch(siteDir: string, name: string): string {
  const refs = git({siteDir}, 'for-each-ref', '--format=%(refname)').split('\n');
  const taken = refs.map((ref) => ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, ''));
  // Git keeps branches in folders, so a branch "policy" leaves no room for "policy/…".
  const wanted = `policy${taken.includes('policy') ? '-' : '/'}${name}`;
  const isFree = (each: string) => !taken.some((ref) => ref === each || ref.startsWith(`${each}/`));
  const names = [wanted, ...taken.map((_, index) => `${wanted}-${index + 2}`)];
  return names.find(isFree) ?? wanted;
}

/**
 * Commits files on a new branch, and returns to the previous branch, where these files are
 * unchanged. Other changes in the folder and in the index are kept.
 */
function commitAside(
  siteDir: string,
  branch: string,
  files: readonly string[],
  message: string,
  author: Author | undefined,
): void {
  const env = author && {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
  git({siteDir}, 'switch', '--quiet', '--create', branch);
  try {
    // A strict setting for line ends must not refuse what the editor wrote. cspell:ignore safecrlf
    git({siteDir}, '-c', 'core.safecrlf=false', 'add', '--', ...files);
    git({siteDir, env}, 'commit', '--quiet', '--message', message, '--', ...files);
  } catch (error) {
    git({siteDir}, 'checkout', '--quiet', '-');
    git({siteDir}, 'branch', '--quiet', '-D', branch);
    throw error;
  }
  git({siteDir}, 'checkout', '--quiet', '-');
}

/** The branch has a name that someone else used since the last fetch. */
const TAKEN = /non-fast-forward|fetch first|already exists|cannot lock ref/;

/** Pushes a branch. If its name is taken on the host, renames it once. */
async function push(
  siteDir: string,
  remote: string,
  branch: string,
  rename?: () => string,
): Promise<Submitted> {
  try {
    const {stderr} = await talk(siteDir, 120_000, 'push', '--set-upstream', remote, branch);
    // Git hosts answer the first push of a branch with the address of a page that proposes it.
    const proposeAt = /^remote:.*(https?:\/\/\S*(?:pull|merge)\S*)/m.exec(stderr)?.[1];
    return {branch, pushedTo: remote, ...(proposeAt !== undefined && {proposeAt})};
  } catch (error) {
    const {stderr, message} = error as Error & {stderr?: string};
    const said = (stderr ?? '').trim() || message;
    if (rename === undefined || !TAKEN.test(said)) return {branch, failure: plainWords(said)};
    await refresh(siteDir, remote);
    const other = rename();
    git({siteDir}, 'branch', '--quiet', '--move', branch, other);
    return push(siteDir, remote, other);
  }
}

/**
 * Submits the changes of one document: commits them on a new branch, and pushes it if there is a
 * remote repository, otherwise makes a patch.
 *
 * @throws NotDone
 */
export async function submit(
  siteDir: string,
  document: string,
  author?: Author,
): Promise<Submitted> {
  if (!hasGit(siteDir)) refuse(cannotSubmit(document));
  const files = ownFiles(siteDir, document);
  if (files.length === 0) refuse('Nothing has changed since the last commit.');
  expectAuthor(siteDir, author);

  const row = newRows(siteDir, document).at(-1);
  const name = document.replace(/^policies\//, '').replaceAll('/', '-');
  const remote = remoteOf(siteDir);
  if (remote !== undefined) await refresh(siteDir, remote);
  const what = row && (entersText(row) ? 'in force' : row.kind);
  const title = what === 'in force' ? row?.version : row && `${row.kind}-${row.effectiveFrom}`;
  const free = () => freeBranch(siteDir, `${name}-${title ?? 'draft'}`);
  const branch = free();
  const message = row
    ? `${row.reference} ${row.version}, ${what} from ${row.effectiveFrom}\n\n${row.note}\n\nApproved by ${row.approvedBy} on ${row.approvedOn ?? ''}.`
    : `Draft of ${document}`;
  try {
    commitAside(siteDir, branch, files, message, author);
  } catch (error) {
    refuse(`Nothing was submitted. ${plainWords(error instanceof Error ? error.message : '')}`);
  }
  // Git puts the text back before the record, so `npm start` must read the text again.
  touch(siteDir, document);
  const submitted = remote === undefined ? {branch} : await push(siteDir, remote, branch, free);
  if ('pushedTo' in submitted) return submitted;
  const patch = git({siteDir}, 'format-patch', '-1', '--stdout', submitted.branch);
  return {...submitted, patch: `${patch}\n`};
}
