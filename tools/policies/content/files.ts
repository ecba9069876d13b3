import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Files of a folder and the folders in it, as paths with `/`, in a stable order. */
export function filesBelow(root: string, folder: string): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) {
    return [];
  }
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
