import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The key of whatever is made of these texts alone. */
export function keyOf(...inputs: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 24);
}

/**
 * What an earlier build made under this key, or makes it now and keeps it for the next.
 *
 * @param folder of the files that are kept; it may be deleted at any time
 */
export async function kept(
  folder: string,
  key: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = path.join(folder, key);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) {
    return known;
  }
  const made = await make();
  await mkdir(folder, {recursive: true});
  // Two builds, or two pages of the same heading, may make it at once; nobody must find half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
