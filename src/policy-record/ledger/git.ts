import {execFileSync} from 'node:child_process';
import type {Problem} from '../../shared/report';
import {sha256Hex} from '../words/canonical-text';
import {LEDGER} from './ledger';

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
export function git({siteDir, env}: Repository, ...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env},
    }).trimEnd();
  } catch (error) {
    const {stderr = ''} = error as {stderr?: string};
    throw new Error(stderr.trim() || `git ${args[0] ?? ''} failed.`, {cause: error});
  }
}

/**
 * Whether git can read a commit that contains the site. False without git, before the first commit,
 * and for an unpacked archive inside another repository.
 */
export function hasGit(siteDir: string): boolean {
  try {
    return git({siteDir}, 'ls-tree', 'HEAD') !== '';
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

/**
 * SHA-256 of the last line of the ledger that was discarded before anything had been published
 * (decision 0046). Only the commit that replaces that ledger may remove rows.
 */
const DISCARDED = 'f51ebffc0a91debec396df716a3fababfb5c3c8783557ed2eccd223f0a9907f0';

/** Returns the SHA-256 of the ledger's last line in a commit; undefined if it has no ledger. */
function lastHashIn(siteDir: string, commit: string): string | undefined {
  try {
    return sha256Hex(git({siteDir}, 'show', `${commit}:${LEDGER}`).split('\n').at(-1) ?? '');
  } catch {
    return undefined;
  }
}

const UNCOMMITTED = 'not committed yet';

/**
 * Reports commits that removed rows from the ledger. The chain of hashes cannot show that the last
 * rows are missing, or that the whole chain was recomputed; the git history can.
 *
 * @param discarded hash of the only ledger that a commit may replace
 */
export function rewritingProblems(siteDir: string, discarded = DISCARDED): Problem[] {
  if (!hasGit(siteDir)) return [];
  const log = git({siteDir}, 'log', '--format=commit %h', '--numstat', '--', LEDGER);
  const working = git({siteDir}, 'diff', '--numstat', 'HEAD', '--', LEDGER);
  const problems: Problem[] = [];
  let commit = '';
  for (const line of [...log.split('\n'), `commit ${UNCOMMITTED}`, ...working.split('\n')]) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length);
    const removed = Number(/^\d+\t(\d+)\t/.exec(line)?.[1] ?? 0);
    const parent = commit === UNCOMMITTED ? 'HEAD' : `${commit}^`;
    if (removed > 0 && lastHashIn(siteDir, parent) !== discarded) {
      problems.push({
        file: LEDGER,
        field: commit,
        expected: 'rows added at the end, and none changed or removed',
        found: `${removed} ${removed === 1 ? 'row' : 'rows'} changed or removed`,
        fix: 'Put the rows back as they were in the previous commit.',
      });
    }
  }
  return problems;
}
