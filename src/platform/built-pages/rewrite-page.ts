import {readFile, rename, writeFile} from 'node:fs/promises';

/** The last change queued for each page. */
const changes = new Map<string, Promise<void>>();

async function write(file: string, change: (html: string) => string): Promise<void> {
  const unfinished = `${file}.rewriting`;
  await writeFile(unfinished, change(await readFile(file, 'utf8')));
  await rename(unfinished, file);
}

/**
 * Changes a built page on disk.
 *
 * Docusaurus runs `postBuild` of all plugins at once. The changes of one page are therefore queued,
 * so that none is lost, and the file is replaced in one step, so that nobody reads half of it.
 *
 * @param file path of the HTML file
 */
export function rewritePage(file: string, change: (html: string) => string): Promise<void> {
  const before = changes.get(file) ?? Promise.resolve();
  // A failed change rejects only for its caller; the next change still runs.
  const made = before.catch(() => undefined).then(() => write(file, change));
  changes.set(file, made);
  return made;
}

/**
 * Inserts tags before another tag of the page. Plugins that name different tags may change a page
 * in any order, and the built page is still the same.
 *
 * @param before the first characters of a tag, e.g. `</head>`
 * @param tags HTML
 * @throws when the page has no such tag
 */
export function insertBefore(before: string, html: string, tags: string): string {
  if (!html.includes(before)) {
    throw new Error(`The page has no ${before}, so these tags can’t be inserted: ${tags}`);
  }
  return html.replace(before, () => tags + before);
}
