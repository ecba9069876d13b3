import {execFileSync} from 'node:child_process';
import type {Problem} from '../../shared/report';
import type {VersionRow} from '../shared/version';
import {
  approveAgain,
  EDITIONS,
  hasConflict,
  KEPT,
  ledgerFiles,
  parseLedger,
  RECORD,
} from './ledger';

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
      // Node's limit is a megabyte, which the history of ten years exceeds.
      maxBuffer: Infinity,
      env: {...process.env, ...env},
    });
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

/** Returns a file's content in a commit; undefined without such a file or a commit. */
export function contentIn(siteDir: string, commit: string, file: string): string | undefined {
  try {
    return output({siteDir}, 'show', `${commit}:${file}`);
  } catch {
    return undefined;
  }
}

/** Branches from which the site is published, the most certain first. */
const PUBLISHED = ['refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/heads/main'];

/** Returns the published branch, otherwise the current commit. */
function publishedRef(siteDir: string): string {
  const known = git({siteDir}, 'for-each-ref', '--format=%(refname)', ...PUBLISHED).split('\n');
  const ref = PUBLISHED.find((each) => known.includes(each));
  return ref === undefined ? 'HEAD' : git({siteDir}, 'rev-parse', '--symbolic-full-name', ref);
}

/** Returns the newest published commit that this repository knows, otherwise the current commit. */
export function publishedCommit(siteDir: string): string {
  return git({siteDir}, 'rev-parse', publishedRef(siteDir));
}

/**
 * Returns the newest published commit that the current branch contains, or will contain when a merge
 * that stopped at a conflict is finished.
 */
export function publishedBase(siteDir: string): string {
  try {
    const merged = git({siteDir}, 'rev-parse', '--revs-only', 'MERGE_HEAD');
    const own = merged === '' ? ['HEAD'] : ['HEAD', merged];
    return git({siteDir}, 'merge-base', publishedCommit(siteDir), ...own);
  } catch {
    return git({siteDir}, 'rev-parse', 'HEAD');
  }
}

/** Tags with which publish.yml marks the commits that it publishes. */
const MARKS = 'refs/tags/published/';

/** Returns commits that were once the newest of the published branch, as far as git tells. */
function knownTips(siteDir: string): Set<string> {
  const ref = publishedRef(siteDir);
  const moves = ref === 'HEAD' ? 'HEAD' : git({siteDir}, 'reflog', '--format=%H', ref);
  const marks = git({siteDir}, 'for-each-ref', '--format=%(objectname)', MARKS);
  return new Set([publishedCommit(siteDir), ...moves.split('\n'), ...marks.split('\n')]);
}

/** What makes two rows the same approval, even with another number or first day. */
export function approvalOf(line: string): string {
  const {document, kind, approvedOn, approvedBy, note} = JSON.parse(line) as VersionRow;
  return JSON.stringify([document, kind, approvedOn, approvedBy, note]);
}

function linesIn(siteDir: string, commit: string, file: string): string[] {
  return (contentIn(siteDir, commit, file) ?? '').split(/\r?\n/).filter(Boolean);
}

/**
 * Whether a merge only gave later numbers to rows of its first parent, because the other branch was
 * published first.
 */
function onlyRenumbered(siteDir: string, commit: string, file: string): boolean {
  try {
    const after = linesIn(siteDir, commit, file);
    const others = linesIn(siteDir, `${commit}^2`, file);
    const approvals = new Set(after.filter((line) => !others.includes(line)).map(approvalOf));
    const lost = linesIn(siteDir, `${commit}^`, file).filter((line) => !after.includes(line));
    return lost.every((line) => approvals.has(approvalOf(line)));
  } catch {
    return false;
  }
}

/** Matches the message of a merge that brings a branch up to date with the published one. */
const UPDATE = /^Merge (?:remote-tracking )?branch '(?:origin\/)?(?:main|master)'/;

/** Lines of a file that a commit removed, and that are not there now. */
interface Lost {
  readonly file: string;
  readonly commit: string;
  readonly lines: readonly string[];
}

/**
 * Reports published rows that were changed or removed, and not put back. The chain of hashes cannot
 * show that the last rows are missing, or that a whole chain was recomputed; the git history can.
 *
 * A row is published when it was in a commit that was once the newest of the published branch. A
 * branch merged by fast-forward or rebase leaves commits that never were, so an approval can be
 * taken back until it is merged, and given again. Newest commits are those that merge a branch, the
 * first one, and what the reflog and the tags of published commits say.
 */
export function rewritingProblems(siteDir: string): Problem[] {
  if (!hasGit(siteDir)) return [];
  const base = publishedBase(siteDir);
  const ask = (command: string, ...args: readonly string[]) =>
    git(
      {siteDir},
      ...['-c', 'core.quotePath=false', command, '--numstat', '--no-renames'],
      ...['--no-ext-diff', ...args, '--', RECORD, EDITIONS],
    ).split('\n');
  // All commits: one that leaves the record as it is may be one that was published.
  const log = ['--first-parent', '--full-history', '--sparse', '--diff-merges=first-parent'];
  const format = '--format=commit\t%H\t%P\t%s';
  const now = ledgerFiles(siteDir);
  const tips = knownTips(siteDir);
  const isShallow = git({siteDir}, 'rev-parse', '--is-shallow-repository') === 'true';
  const problems: Problem[] = [];
  let lost: Lost[] = [];
  /** Reports lines that were lost since a published commit. */
  const compare = (published: string) => {
    lost = lost.filter(({file, commit, lines}) => {
      const known = new Set(linesIn(siteDir, published, file));
      const count = lines.filter((line) => known.has(line)).length;
      if (count === 0) return true;
      const kept =
        file === EDITIONS ? '' : ` ${file.replace(RECORD, KEPT).replace(/\.jsonl$/, '')}`;
      problems.push({
        file,
        field: commit || 'not merged yet',
        expected: 'the rows that were published, with newer ones after them',
        found: `${count} published ${count === 1 ? 'row' : 'rows'} changed or removed`,
        fix: `Put it back, and enter again what came later: git restore --source=${published.slice(0, 10)} ${file}${kept}`,
      });
      return false;
    });
  };

  let [commit, parent, isMerge] = ['', '', false];
  /** Notes the lines of a file that the commit removed, which git counts in front of its name. */
  const lose = (from: string, counted: string) => {
    const [, removed = '', file = ''] = counted.split('\t');
    // git counts a dash for each file that .gitattributes calls binary.
    if (!/^[1-9-]/.test(removed) || (isMerge && onlyRenumbered(siteDir, commit, file))) return;
    const here = new Set(now.get(file)?.split('\n'));
    const lines = linesIn(siteDir, from, file).filter((each) => !here.has(each));
    lost.push({file, commit: commit.slice(0, 10), lines});
  };
  for (const line of ask('diff', base)) lose(base, line);
  compare(publishedCommit(siteDir));
  for (const line of ask('log', ...log, format, base)) {
    const [first, hash = '', parents = '', subject = ''] = line.split('\t');
    if (first !== 'commit') {
      lose(parent, line);
      continue;
    }
    const [before = '', ...others] = parents.split(' ');
    const isUpdate = UPDATE.test(subject);
    if (isMerge) tips.add(parent);
    [commit, parent, isMerge] = [hash, before, others.length > 0 && !isUpdate];
    if (isMerge || (before === '' && !isShallow) || tips.has(commit)) compare(commit);
    for (const other of isUpdate ? others : []) {
      for (const each of ask('diff', other, commit)) lose(other, each);
      compare(other);
    }
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
    const fix = `${approveAgain(file, first, second)}. ${UP_TO_DATE}`;
    return [{file, field: 'the last row', expected, found, fix}];
  });
}

const UP_TO_DATE = 'Bring the branch up to date first: git fetch, then git rebase origin/main.';

/** Reports files of the published branch that this branch does not have yet. */
export function behindProblems(siteDir: string, ...places: readonly string[]): Problem[] {
  if (!hasGit(siteDir)) return [];
  const [base, published] = [publishedBase(siteDir), publishedCommit(siteDir)];
  const files = git({siteDir}, 'diff', '--name-only', '-z', base, published, '--', ...places);
  return files
    .split('\0')
    .filter(Boolean)
    .map((file) => ({
      file,
      field: 'the whole file',
      expected: 'the newest published text',
      found: 'an older one: this branch began before it',
      fix: UP_TO_DATE,
    }));
}
