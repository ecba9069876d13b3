import {execFile} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {changedFiles, contentIn, git, hasGit} from '../ledger/git';
import {keptFile, ledgerFiles, parseLedger, rowsFile} from '../ledger/ledger';
import {documentFile} from '../ledger/read-record';
import {entersText, type VersionRow} from '../shared/version';
import {applyChanges} from '../ledger/amend';
import {NotDone, type Finding, type Submitted} from './exchange';

function refuse(message: string, ...findings: readonly Finding[]): never {
  throw new NotDone(422, {message, findings});
}

/** Returns a file's content in the last commit; undefined without such a file or a commit. */
export function committed(siteDir: string, file: string): string | undefined {
  return contentIn(siteDir, 'HEAD', file);
}

/** Returns a document's rows that are not in a commit. */
export function newRows(siteDir: string, document: string, commit = 'HEAD'): readonly VersionRow[] {
  if (!hasGit(siteDir)) return [];
  const file = rowsFile(document);
  const versionsIn = (text = '') => parseLedger(new Map([[file, text]])).versions;
  return versionsIn(ledgerFiles(siteDir).get(file)).slice(
    versionsIn(contentIn(siteDir, commit, file)).length,
  );
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

function freeBranch(siteDir: string, wanted: string): string {
  const refs = git({siteDir}, 'for-each-ref', '--format=%(refname)').split('\n');
  const taken = refs.map((ref) => ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, ''));
  const names = [wanted, ...taken.map((_, index) => `${wanted}-${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? wanted;
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
    git({siteDir}, 'add', '--', ...files);
    git({siteDir, env}, 'commit', '--quiet', '--message', message, '--', ...files);
  } catch (error) {
    git({siteDir}, 'checkout', '--quiet', '-');
    git({siteDir}, 'branch', '--quiet', '-D', branch);
    throw error;
  }
  git({siteDir}, 'checkout', '--quiet', '-');
}

/** Pushes a branch if there is a remote. Git must not ask for a password in an unseen terminal. */
async function push(siteDir: string, branch: string): Promise<Omit<Submitted, 'branch'>> {
  const remotes = git({siteDir}, 'remote').split('\n').filter(Boolean);
  const remote = remotes.find((name) => name === 'origin') ?? remotes[0];
  if (remote === undefined) return {};
  const ssh = process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes';
  try {
    const {stderr} = await promisify(execFile)('git', ['push', '--set-upstream', remote, branch], {
      cwd: siteDir,
      timeout: 120_000,
      env: {...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: ssh},
    });
    // Git hosts answer the first push of a branch with the address of a page that proposes it.
    const proposeAt = /^remote:.*(https?:\/\/\S*(?:pull|merge)\S*)/m.exec(stderr)?.[1];
    return {pushedTo: remote, ...(proposeAt !== undefined && {proposeAt})};
  } catch (error) {
    const {stderr, message} = error as Error & {stderr?: string};
    return {failure: (stderr ?? message).trim()};
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
  if (!hasGit(siteDir)) {
    refuse(
      `This folder has no git history. Send the file to the person who publishes the site: ${documentFile(document)}`,
    );
  }
  const files = ownFiles(siteDir, document);
  if (files.length === 0) refuse('Nothing has changed since the last commit.');
  expectAuthor(siteDir, author);

  const row = newRows(siteDir, document).at(-1);
  const name = document.replace(/^policies\//, '').replaceAll('/', '-');
  const branch = freeBranch(siteDir, `policy/${name}-${row?.version ?? 'draft'}`);
  const what = row && (entersText(row) ? 'in force' : row.kind);
  const message = row
    ? `${row.reference} ${row.version}, ${what} from ${row.effectiveFrom}\n\n${row.note}\n\nApproved by ${row.approvedBy} on ${row.approvedOn ?? ''}.`
    : `Draft of ${document}`;
  commitAside(siteDir, branch, files, message, author);
  const pushed = await push(siteDir, branch);
  if (pushed.pushedTo !== undefined) return {branch, ...pushed};
  const patch = `${git({siteDir}, 'format-patch', '-1', '--stdout', branch)}\n`;
  return {branch, ...pushed, patch};
}
