import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {git} from '../ledger/git';
import {rowsFile} from '../ledger/ledger';
import {documentFile} from '../ledger/read-record';

/** What git says, and what it means to an officer. The first match counts. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /index\.lock|cannot lock ref|another git process/i,
    'Another program is working on the repository, or one stopped half-way. Wait a minute and try again. If it stays so, restart the computer and remove the file that the terminal names.',
  ],
  [
    /user\.(?:name|email)|tell me who you are|empty ident|auto-detect email/i,
    'Git does not know your name and email address. Enter them.',
  ],
  [
    /non-fast-forward|fetch first|stale info|already exists/i,
    'The host has another change of that name.',
  ],
  [
    /protected branch|pre-receive hook|GH\d{3}|not allowed to (?:push|create)|declined/i,
    'The host does not accept it from you: its rules protect the branch. Ask the person who looks after the repository.',
  ],
  [
    /could not resolve|unable to access|failed to connect|connection|network|timed out|ETIMEDOUT|no route|hung up/i,
    'The host can’t be reached. Check the network.',
  ],
  [
    /authentication|permission denied|could not read (?:username|password)|denied to|403|401|host key|publickey/i,
    'The host does not know you, or you may not write there. Ask the person who looks after the repository for access.',
  ],
  [
    /repository .*not found|does not (?:exist|appear to be a git repository)|no such remote|404/i,
    'The address of the host leads nowhere. Ask the person who looks after the repository.',
  ],
  [
    /merge|merging|rebase|rebasing|cherry-pick|unmerged|needs merge|would be overwritten/i,
    'A merge in this folder is not finished, so nothing can be submitted. Ask the person who set it up to finish it.',
  ],
  [/gpg|signing|sign the data/i, 'This computer signs changes, and the signature failed.'],
  [/hook/i, 'A check that someone installed on this computer refused it.'],
  [/no space|read-only|permission/i, 'The folder can’t be written: it is full or write-protected.'],
  [
    /dubious ownership/i,
    'The folder belongs to another account of this computer. Sign in with that account.',
  ],
  [/ENOENT|not found/i, 'Git is not installed on this computer.'],
];

/** Says in plain words why git failed. What git said goes to the terminal. */
export function plainWords(said: string): string {
  console.warn(`[editor] git: ${said}`);
  return (
    MEANINGS.find(([pattern]) => pattern.test(said))?.[1] ??
    'Git refused. The terminal in which the editor runs shows its reason: send it to the person who set it up.'
  );
}

/** Runs git without asking for a password in a terminal that nobody sees. @throws with `stderr` */
export function talk(siteDir: string, timeout: number, ...args: readonly string[]) {
  const ssh = process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes';
  return promisify(execFile)('git', args, {
    cwd: siteDir,
    timeout,
    env: {...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: ssh},
  });
}

/** Returns the repository to submit to; undefined if there is none. */
export function remoteOf(siteDir: string): string | undefined {
  const remotes = git({siteDir}, 'remote').split('\n').filter(Boolean);
  return remotes.find((name) => name === 'origin') ?? remotes[0];
}

/** Milliseconds to wait for the host before the editor goes on without it. */
const PATIENCE = 8000;

/** Fetches all branches, also in a clone of one branch. Returns whether the host answered. */
export async function refresh(siteDir: string, remote: string): Promise<boolean> {
  const branches = `+refs/heads/*:refs/remotes/${remote}/*`;
  const fetch = ['fetch', '--quiet', '--no-tags', '--prune', remote, branches];
  return talk(siteDir, PATIENCE, ...fetch).then(
    () => true,
    () => false,
  );
}

/** A branch of the host that changes a document and is not accepted yet. */
export interface Proposal {
  readonly branch: string;
  /** Who made its newest change of the document. */
  readonly author: string;
  readonly isOwn: boolean;
  readonly day: string;
  /** First line of the commit message. */
  readonly subject: string;
  /** The document's text in that commit. */
  readonly text: string;
}

export interface Proposals {
  readonly open: readonly Proposal[];
  /** Whether the host has a newer text than this folder. */
  readonly isBehind: boolean;
  /** False if the host did not answer, so that newer proposals are not known. */
  readonly isCurrent: boolean;
}

const NONE: Proposals = {open: [], isBehind: false, isCurrent: true};

/** Returns git's answer; an empty text if it has none. */
function ask(siteDir: string, ...args: readonly string[]): string {
  try {
    return git({siteDir}, ...args);
  } catch {
    return '';
  }
}

/** Finds the branches of the host on which others, or you, have changed a document. */
export async function proposalsFor(siteDir: string, document: string): Promise<Proposals> {
  const remote = ask(siteDir, 'rev-parse', '--verify', 'HEAD') && remoteOf(siteDir);
  if (!remote) return NONE;
  const isCurrent = await refresh(siteDir, remote);
  const file = documentFile(document);
  // A review, for instance, changes the rows alone; a version taken back puts an old text back.
  const files = [file, rowsFile(document)];
  const main = [`${remote}/HEAD`, `${remote}/main`, `${remote}/master`, 'HEAD'].find(
    (ref) => ask(siteDir, 'rev-parse', '--verify', '--quiet', ref) !== '',
  );
  if (main === undefined) return NONE;
  const listing = ['--format=%(refname:short)', '--no-merged', main, `refs/remotes/${remote}`];
  const others = ask(siteDir, 'for-each-ref', ...listing);
  const me = ask(siteDir, 'config', 'user.email');
  const open = others
    .split('\n')
    .filter(Boolean)
    .flatMap((ref): Proposal[] => {
      const format = '--format=%an%x00%ae%x00%cs%x00%s';
      const log = ask(siteDir, 'log', '-1', format, ref, `^${main}`, '--', ...files);
      const blobs = files.map((each) =>
        ask(siteDir, 'rev-parse', '--verify', '--quiet', `${ref}:${each}`),
      );
      // Accepted as one new commit (squash), both are in the history of the main branch.
      const isAccepted = blobs.every(
        (blob) => blob === '' || ask(siteDir, 'log', '-1', `--find-object=${blob}`, main) !== '',
      );
      if (log === '' || isAccepted) return [];
      const [author = '', email, day = '', subject = ''] = log.split('\0');
      const text = ask(siteDir, 'show', `${ref}:${file}`);
      const branch = ref.slice(remote.length + 1);
      return [{branch, author, isOwn: email === me, day, subject, text}];
    });
  const isBehind = ask(siteDir, 'log', '-1', '--format=%h', main, '^HEAD', '--', file) !== '';
  return {open, isBehind, isCurrent};
}
