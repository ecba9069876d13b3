import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {git, hasGit} from '../../policy-record/ledger/git';

const IMPORT = /from '(@site\/src\/(?:data|features)\/[^']+|\.\.?\/[^']+)'/g;

/** Finds the file of a module that is imported without its extension. */
function moduleFile(siteDir: string, name: string): string[] {
  return ['', '.tsx', '.ts']
    .map((ending) => name + ending)
    .filter((file) => path.extname(file) !== '' && existsSync(path.join(siteDir, file)))
    .slice(0, 1);
}

/**
 * Returns the files that a page is made of: its own file and, for a component, the facts and
 * features that it imports. Their own imports are ignored, because a change there would date every
 * page at once.
 *
 * @param source as the routes name it. Example: `'src/pages/about.tsx'`
 */
export function sourcesOf(siteDir: string, source: string): string[] {
  const [file] = moduleFile(siteDir, source);
  if (file === undefined) return [];
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const imported = [...text.matchAll(IMPORT)].flatMap(([, name = '']) =>
    moduleFile(
      siteDir,
      name.startsWith('@site/')
        ? name.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), name),
    ),
  );
  return [file, ...imported];
}

/**
 * Whether git knows when each file changed. A shallow clone doesn't: it attributes every file to
 * its first commit.
 */
export function knowsDays(siteDir: string): boolean {
  return hasGit(siteDir) && git({siteDir}, 'rev-parse', '--is-shallow-repository') === 'false';
}

/** Date of the last commit that changed any of the files; undefined if there is none. */
export function commitDay(siteDir: string, files: readonly string[]): string | undefined {
  if (files.length === 0) return undefined;
  return git({siteDir}, 'log', '-1', '--format=%cs', '--', ...files) || undefined;
}
