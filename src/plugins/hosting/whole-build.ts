import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/**
 * Name of the file list that marks a finished build. A build without it failed, or is still
 * running.
 */
export const FILE_LIST = '_files.json';

/** File sizes in bytes, by path in the build. */
const sizes = z.record(z.string(), z.number());

/** Removes the list of an earlier build, because the folder may now contain part of a site. */
export function removeFileList(build: string): void {
  rmSync(path.join(build, FILE_LIST), {force: true});
}

/**
 * Lists the files of a build, which marks it as finished.
 *
 * @param pages sizes of the finished pages. A page that anything changed since then differs from
 *   the list, so the build is not whole
 */
export function writeFileList(build: string, pages: ReadonlyMap<string, number> = new Map()): void {
  const files = readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== FILE_LIST)
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const list = Object.fromEntries(
    files.map((file) => [file, pages.get(file) ?? statSync(path.join(build, file)).size]),
  );
  writeFileSync(path.join(build, FILE_LIST), `${JSON.stringify(list, null, 1)}\n`);
}

/**
 * Writes the list when the process has nothing left to do. Docusaurus runs the last hooks of all
 * plugins in parallel and checks links after them, so no plugin can tell whether the build
 * succeeded. A build that fails or is stopped calls `process.exit`, which skips this event.
 */
export function writeFileListAtTheEnd(build: string, pages: ReadonlyMap<string, number>): void {
  process.once('beforeExit', () => {
    if (!process.exitCode) writeFileList(build, pages);
  });
}

/**
 * Returns the files of a finished build.
 *
 * @param build folder of the build
 * @throws Error when the build did not finish, or when the folder was only partly copied
 */
export function filesOfWholeBuild(build: string): string[] {
  const sizeOf = (file: string) => statSync(path.join(build, file), {throwIfNoEntry: false})?.size;
  if (sizeOf('.') === undefined) {
    throw new Error(`There is no build in ${build}: run npm run build.`);
  }
  if (sizeOf(FILE_LIST) === undefined) {
    throw new Error(`The last build in ${build} did not finish: run npm run build.`);
  }
  const list = sizes.parse(JSON.parse(readFileSync(path.join(build, FILE_LIST), 'utf8')));
  const files = Object.keys(list);
  const wrong = files.filter((file) => sizeOf(file) !== list[file]);
  if (wrong.length > 0) {
    throw new Error(
      `The build in ${build} is not whole: of ${files.length} files, ${wrong.length} are missing or have changed, for example ${wrong[0] ?? ''}. Run npm run build, or copy the folder again.`,
    );
  }
  return files;
}
