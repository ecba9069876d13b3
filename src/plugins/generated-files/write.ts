import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {GeneratedFile} from './generated-file';

/** So many are made and written at once: enough to keep a disk busy, few enough for the memory. */
const AT_ONCE = 16;

/**
 * Makes the files and writes them below a folder.
 *
 * @throws Error naming the address of the file that could not be made or written
 */
export async function writeFiles(files: Iterable<GeneratedFile>, folder: string): Promise<void> {
  const waiting = files[Symbol.iterator]();
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      await write(next.value, folder);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
}

async function write(file: GeneratedFile, folder: string): Promise<void> {
  const target = path.join(folder, file.path);
  try {
    const content = await file.content();
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  } catch (error) {
    throw new Error(`The file ${file.path} could not be made.`, {cause: error});
  }
}
