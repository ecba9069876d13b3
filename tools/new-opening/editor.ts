import {spawnSync} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The editor a person has chosen, else one that comes with the system. */
function editorCommand(): string {
  const usual: Partial<Record<NodeJS.Platform, string>> = {win32: 'notepad', darwin: 'open -W -t'};
  const {VISUAL, EDITOR} = process.env;
  return [VISUAL, EDITOR, usual[process.platform]].find(Boolean) ?? 'nano';
}

/**
 * Lets a person work on a text in their editor, outside the folder of the openings, so that a
 * half-finished text stops no build.
 *
 * @returns the text as it was saved
 * @throws Error when the editor does not start
 */
export async function editedText(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'new-opening-'));
  const file = path.join(folder, 'opening.mdx');
  try {
    await writeFile(file, text);
    const command = editorCommand();
    const {error, status} = spawnSync(`${command} "${file}"`, {shell: true, stdio: 'inherit'});
    if (error !== undefined || status !== 0) {
      throw new Error(`The editor did not start: ${command}. Set EDITOR to the name of yours.`);
    }
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, {recursive: true});
  }
}
