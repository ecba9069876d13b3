import {execFileSync} from 'node:child_process';
import type {Problem} from '../../shared/report';
import type {VersionRow} from '../shared/version';
import {approveAgain, EDITIONS, hasConflict, ledgerFiles, parseLedger, RECORD} from './ledger';

export interface Repository {
  readonly siteDir: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs git and returns its output, without the last line break.
 *
 * @throws Error with git's message
 */
export function git(repository: Repository, ...args: readonly string[]): string {
  return output(repository, ...args).trimEnd();
}

function output({siteDir, env}: Repository, ...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env},
    });
  } catch (error) {
    const {stderr = ''} = error as {stderr?: string};
    throw new Error(stderr.trim() || `git ${args[0] ?? ''} failed.`, {cause: error});
  }
}

/** Whether the folder is in a repository that git can read, with at least one commit. */
export function hasGit(siteDir: string): boolean {
  try {
    git({siteDir}, 'rev-parse', '--verify', 'HEAD');
    return true;
  } catch {
    return false;
  }
}

/** Lists files in some folders that differ from the last commit, as paths from the root. */
export function changedFiles(siteDir: string, ...places: readonly string[]): string[] {
  // -z prints file names unquoted.
  return git({siteDir}, 'status', '--porcelain', '-z', '-uall', '--no-renames', '--', ...places)
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
}

/** Returns a file's content in a commit; undefined without such a file or a commit. */
export function contentIn(siteDir: string, commit: string, file: string): string | undefined {
  try {
    return output({siteDir}, 'show', `${commit}:${file}`);
  } catch {
    return undefined;
  }
}

/** Says why git cannot show here that a row was removed; undefined if it can. */
export function blindness(siteDir: string): string | undefined {
  if (!hasGit(siteDir)) return 'git has no history here, or may not read it (git status says why).';
  return git({siteDir}, 'rev-parse', '--is-shallow-repository') === 'true'
    ? 'this copy has only the newest commits. For all of them: git fetch --unshallow'
    : undefined;
}

/** Branches from which the site is published, the most certain first. */
const PUBLISHED = ['refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/heads/main'];

/** Returns the newest published commit that this repository knows, otherwise the current commit. */
export function publishedCommit(siteDir: string): string {
  const known = git({siteDir}, 'for-each-ref', '--format=%(refname)', ...PUBLISHED).split('\n');
  const ref = PUBLISHED.find((each) => known.includes(each)) ?? 'HEAD';
  return git({siteDir}, 'rev-parse', ref);
}

/** Returns the newest published commit that the current branch contains. */
export function publishedBase(siteDir: string): string {
  try {
    return git({siteDir}, 'merge-base', 'HEAD', publishedCommit(siteDir));
  } catch {
    return git({siteDir}, 'rev-parse', 'HEAD');
  }
}

/** What makes two rows the same approval, even with another number or first day. */
export function approvalOf(line: string): string {
  const {document, kind, approvedOn, approvedBy, note} = JSON.parse(line) as VersionRow;
  return JSON.stringify([document, kind, approvedOn, approvedBy, note]);
}

/**
 * Whether a merge only gave later numbers to rows of its first parent, because the other branch was
 * published first.
 */
function onlyRenumbered(siteDir: string, commit: string, file: string): boolean {
  const linesIn = (where: string) =>
    (contentIn(siteDir, where, file) ?? '').split('\n').filter(Boolean);
  try {
    const after = linesIn(commit);
    const approvals = new Set(after.map(approvalOf));
    const lost = linesIn(`${commit}^`).filter((line) => !after.includes(line));
    return lost.every((line) => approvals.has(approvalOf(line)));
  } catch {
    return false;
  }
}

/**
 * Reports published rows that were changed or removed. The chain of hashes cannot show that the last
 * rows are missing, or that a whole chain was recomputed; the git history can. Commits of a branch
 * do not count before they are merged, so that an approval can be taken back until then.
 */
export function rewritingProblems(siteDir: string): Problem[] {
  if (!hasGit(siteDir)) return [];
  const base = publishedBase(siteDir);
  const counted = ['--numstat', '--no-renames', '--no-ext-diff'];
  const ask = (command: string, ...args: readonly string[]) =>
    git(
      {siteDir},
      '-c',
      'core.quotePath=false',
      command,
      ...counted,
      ...args,
      '--',
      RECORD,
      EDITIONS,
    );
  const log = ask(
    'log',
    '--first-parent',
    '--diff-merges=first-parent',
    '--format=commit %h %p',
    base,
  );
  const problems: Problem[] = [];
  let commit = '';
  let isMerge = false;
  for (const line of [...log.split('\n'), 'commit ', ...ask('diff', base).split('\n')]) {
    if (line.startsWith('commit ')) {
      const [, hash = '', , ...others] = line.split(' ');
      commit = hash;
      isMerge = others.length > 0;
    }
    // git counts a dash for each file that .gitattributes calls binary.
    const [, removed = '0', file = ''] = /^[\d-]+\t([\d-]+)\t(.+)$/.exec(line) ?? [];
    if (removed === '0' || (isMerge && onlyRenumbered(siteDir, commit, file))) continue;
    const rows = removed === '1' ? 'row' : 'rows';
    problems.push({
      file,
      field: commit || 'not merged yet',
      expected: 'rows added at the end, and none changed or removed',
      found:
        removed === '-'
          ? 'changes that .gitattributes hides'
          : `${removed} ${rows} changed or removed`,
      fix: 'Put the rows, or .gitattributes, back as they were in the previous commit.',
    });
  }
  return problems;
}

/**
 * Reports documents that were approved here and, since this branch began, on the published branch
 * too. They would not merge.
 */
export function overtakenProblems(siteDir: string): Problem[] {
  if (!hasGit(siteDir)) return [];
  const [base, published] = [publishedBase(siteDir), publishedCommit(siteDir)];
  const changed = git({siteDir}, 'diff', '--name-only', '-z', base, published, '--', RECORD);
  const here = ledgerFiles(siteDir);
  return changed.split('\0').flatMap((file) => {
    const own = here.get(file) ?? '';
    const theirs = contentIn(siteDir, published, file) ?? '';
    if (own.startsWith(theirs) || theirs.startsWith(own) || hasConflict(own)) return [];
    const [first, second] = [theirs, own].map(
      (text) => parseLedger(new Map([[file, text]])).versions.at(-1)?.version ?? '',
    );
    const found = `version ${first} on the published branch, which this branch does not contain`;
    const expected = 'rows that follow the published ones';
    return [{file, field: 'the last row', expected, found, fix: approveAgain(file, first, second)}];
  });
}
