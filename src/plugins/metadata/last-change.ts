import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {git, hasGit} from '../../policy-record/ledger/git';

const IMPORT = /from '(@site\/src\/(?:data|features)\/[^']+|\.\.?\/[^']+)'/g;

/** The file of a module that is named without its ending. */
function moduleFile(siteDir: string, name: string): string[] {
  return ['', '.tsx', '.ts']
    .map((ending) => name + ending)
    .filter((file) => path.extname(file) !== '' && existsSync(path.join(siteDir, file)))
    .slice(0, 1);
}

/**
 * The files that a page is made of: its own and, of a component, the facts and features that it
 * names. What those are made of in turn changes every page at once, and says nothing about one.
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
 * Whether git can tell when a file changed. A shallow copy cannot: it takes its first commit for
 * that of every file.
 */
export function knowsDays(siteDir: string): boolean {
  return hasGit(siteDir) && git({siteDir}, 'rev-parse', '--is-shallow-repository') === 'false';
}

/** Day of the last commit of any of some files; undefined when there is none. */
export function commitDay(siteDir: string, files: readonly string[]): string | undefined {
  if (files.length === 0) return undefined;
  return git({siteDir}, 'log', '-1', '--format=%cs', '--', ...files) || undefined;
}
