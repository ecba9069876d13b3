import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {randomUUID} from 'node:crypto';
import path from 'node:path';

/** Results of earlier builds, by key. */
export interface BuildCache {
  readonly read: (key: string) => Buffer | undefined;
  readonly write: (key: string, content: string | Uint8Array) => void;
}

/**
 * Keeps slow results between builds. The folder can be deleted at any time.
 *
 * @param folder example: `node_modules/.cache/policies`
 */
export function buildCache(folder: string): BuildCache {
  return {
    read: (key) => {
      const file = path.join(folder, key);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    write: (key, content) => {
      mkdirSync(folder, {recursive: true});
      // Renamed once complete, so that an interrupted or parallel build leaves no partial file.
      const unfinished = path.join(folder, `${key}.${randomUUID()}`);
      writeFileSync(unfinished, content);
      renameSync(unfinished, path.join(folder, key));
    },
  };
}
