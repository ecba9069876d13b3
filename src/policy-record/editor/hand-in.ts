import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {changedFiles, git, hasGit} from '../ledger/git';
import {KEPT, LEDGER, parseLedger} from '../ledger/ledger';
import {documentFile} from '../ledger/read-record';
import type {VersionRow} from '../shared/version';
import {NotDone, type Finding, type HandedIn} from './exchange';

function refuse(message: string, ...findings: readonly Finding[]): never {
  throw new NotDone(422, {message, findings});
}

/** Who hands in. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** Whether there is a commit to compare with. */
export function hasHead(siteDir: string): boolean {
  if (!hasGit(siteDir)) return false;
  try {
    git({siteDir}, 'rev-parse', '--verify', '--quiet', 'HEAD');
    return true;
  } catch {
    return false;
  }
}

/** Files of one document that differ from the last commit: its text, the ledger, kept versions. */
export function ownFiles(siteDir: string, document: string): string[] {
  if (!hasHead(siteDir)) return [];
  const folder = `${KEPT}/${document}`;
  const own = changedFiles(siteDir, documentFile(document), folder).filter(
    // The folder of one document may lie in that of another.
    (file) => !file.startsWith(folder) || path.posix.dirname(file) === folder,
  );
  const hasRow = waitingRows(siteDir).some((row) => row.document === document);
  return hasRow ? [...own, LEDGER] : own;
}

function committedLedger(siteDir: string): string {
  try {
    return `${git({siteDir}, 'show', `HEAD:${LEDGER}`)}\n`;
  } catch {
    return '';
  }
}

function ledgerText(siteDir: string): string {
  const file = path.join(siteDir, LEDGER);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
}

/** Rows of the ledger that no commit has yet. */
export function waitingRows(siteDir: string): readonly VersionRow[] {
  if (!hasHead(siteDir)) return [];
  const known = parseLedger(committedLedger(siteDir)).versions.length;
  return parseLedger(ledgerText(siteDir)).versions.slice(known);
}

/** @throws NotDone when the ledger has other changes than new rows of this document */
function refuseOtherRows(siteDir: string, document: string): void {
  const before = committedLedger(siteDir);
  const now = ledgerText(siteDir);
  if (!now.startsWith(before)) {
    refuse(
      `${LEDGER} has changes other than new rows at its end. Restore it: git restore ${LEDGER}`,
    );
  }
  const rows = waitingRows(siteDir);
  const others = rows.filter((row) => row.document !== document);
  const isOther = now.slice(before.length).split('\n').length - 1 > rows.length;
  if (others.length > 0 || isOther) {
    const names = others.map(({reference, version}) => `${reference} ${version}`).join(', ');
    refuse(
      `Another approval in the record has not been submitted: ${names || 'a closed edition'}. Submit that one first, so that each change stays separate.`,
    );
  }
}

/** What git takes for a name or an address: of other signs alone it makes nothing. */
const IDENTITY = /^[^\p{Cc}<>]*\p{L}[^\p{Cc}<>]*$/u;

/** The author as git knows them. */
function knownAuthor(siteDir: string): Author | undefined {
  try {
    const read = (key: string) => git({siteDir}, 'config', `user.${key}`);
    return {name: read('name'), email: read('email')};
  } catch {
    return undefined;
  }
}

function freeBranch(siteDir: string, wanted: string): string {
  const taken = new Set(
    git({siteDir}, 'for-each-ref', '--format=%(refname)')
      .split('\n')
      .map((ref) => ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, '')),
  );
  const names = [wanted, ...Array.from({length: taken.size + 1}, (_, at) => `${wanted}-${at + 2}`)];
  return names.find((name) => !taken.has(name)) ?? wanted;
}

/** Commits files on a branch of their own. Index and working tree stay as they are. */
function commitAside(
  siteDir: string,
  files: readonly string[],
  message: string,
  author: Author,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hand-in-'));
  const env = {
    GIT_INDEX_FILE: path.join(folder, 'index'),
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
  try {
    const run = (...args: readonly string[]) => git({siteDir, env}, ...args);
    run('read-tree', 'HEAD');
    run('add', '--all', '--', ...files);
    return run('commit-tree', run('write-tree'), '-p', 'HEAD', '-m', message);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Gives the files back to the last commit: the words are on their branch now. */
function putBack(siteDir: string, files: readonly string[]): void {
  for (const file of files) {
    if (git({siteDir}, 'ls-tree', '--name-only', 'HEAD', '--', file) === '') {
      git({siteDir}, 'rm', '--cached', '--quiet', '--ignore-unmatch', '--', file);
      rmSync(path.join(siteDir, file), {force: true});
    } else {
      git({siteDir}, 'restore', '--source=HEAD', '--staged', '--worktree', '--', file);
    }
  }
}

/**
 * Where a branch is proposed to the others, on GitHub and GitLab.
 *
 * @param remote its address, over SSH or HTTPS
 */
export function proposalAddress(remote: string, branch: string): string | undefined {
  const [, host = '', place = ''] =
    /^(?:\w+:\/\/)?(?:[^@/]*@)?([^/:]+)(?::\d+(?=\/))?[:/]\/?(.+?)(?:\.git)?\/?$/.exec(remote) ??
    [];
  const name = encodeURIComponent(branch);
  if (/github/i.test(host)) return `https://${host}/${place}/compare/${name}?expand=1`;
  if (/gitlab/i.test(host)) {
    return `https://${host}/${place}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`;
  }
  return undefined;
}

type Push = Pick<HandedIn, 'pushedTo' | 'proposeAt' | 'failure'>;

/** Pushes a branch where there is a remote. No one is asked for a password: no one would see it. */
async function push(siteDir: string, branch: string): Promise<Push> {
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
    const address =
      proposalAddress(git({siteDir}, 'remote', 'get-url', remote), branch) ??
      /^remote:.*?(https:\/\/\S+)/m.exec(stderr)?.[1];
    return {pushedTo: remote, ...(address !== undefined && {proposeAt: address})};
  } catch (error) {
    const {stderr, message} = error as Error & {stderr?: string};
    return {failure: stderr === undefined || stderr === '' ? message : stderr.trim()};
  }
}

/**
 * Hands the changes of one document in: a commit on a branch of its own, pushed where there is a
 * remote, else a patch beside it. No one's working tree is switched; afterwards the files of the
 * document are those of the last commit again, so that the next change begins clean.
 *
 * @throws NotDone
 */
export async function handIn(siteDir: string, document: string, given?: Author): Promise<HandedIn> {
  if (!hasHead(siteDir)) {
    refuse(
      `This folder has no git history. Send the file to the person who publishes the site: ${documentFile(document)}`,
    );
  }
  refuseOtherRows(siteDir, document);
  const files = ownFiles(siteDir, document);
  if (files.length === 0) refuse('Nothing has changed since the last commit.');
  const author = given ?? knownAuthor(siteDir);
  if (author === undefined) {
    const why = 'Enter your name and email address: the history names the author of each change.';
    refuse(why, {field: 'author', label: 'Author', message: why});
  }
  if (Object.values(author).some((words: string) => !IDENTITY.test(words))) {
    const why = 'Enter a name and an email address, each on one line, without < or >.';
    refuse(why, {field: 'author', label: 'Author', message: why});
  }

  const row = waitingRows(siteDir).at(-1);
  const name = document.replace(/^policies\//, '').replaceAll('/', '-');
  const branch = freeBranch(siteDir, `policy/${name}-${row?.version ?? 'draft'}`);
  const message = row
    ? `${row.reference} ${row.version}, in force from ${row.effectiveFrom}\n\n${row.note}\n\nApproved by ${row.approvedBy} on ${row.approvedOn ?? ''}.`
    : `Draft of ${document}`;
  const commit = commitAside(siteDir, files, message, author);
  git({siteDir}, 'branch', branch, commit);
  const pushed = await push(siteDir, branch);
  let patch: HandedIn['patch'];
  if (pushed.pushedTo === undefined) {
    const content = `${git({siteDir}, 'format-patch', '-1', '--stdout', commit)}\n`;
    const file = `node_modules/.cache/policy-editor/${branch.replaceAll('/', '-')}.patch`;
    mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), content);
    patch = {file, content};
  }
  putBack(siteDir, files);
  return {branch, commit, ...pushed, ...(patch && {patch})};
}

/** Takes an approval back that was not handed in: its rows and kept files go, the text stays. */
export function takeBack(siteDir: string, document: string): void {
  refuseOtherRows(siteDir, document);
  putBack(
    siteDir,
    ownFiles(siteDir, document).filter((file) => file !== documentFile(document)),
  );
}
