import {readFile, rename, writeFile} from 'node:fs/promises';

/** The last change of each page, finished or not. */
const changes = new Map<string, Promise<void>>();

async function write(file: string, change: (html: string) => string): Promise<void> {
  const unfinished = `${file}.rewriting`;
  await writeFile(unfinished, change(await readFile(file, 'utf8')));
  await rename(unfinished, file);
}

/**
 * Changes a built page on the disk.
 *
 * Docusaurus runs the last step of all plugins at once. Changes of one page wait for each other
 * here, so that none is lost, and whoever reads the page meanwhile never finds half of it.
 *
 * @param file path of the HTML file
 */
export function rewritePage(file: string, change: (html: string) => string): Promise<void> {
  const before = changes.get(file) ?? Promise.resolve();
  // A change that failed is reported to whoever wanted it, and does not stop the next.
  const made = before.catch(() => undefined).then(() => write(file, change));
  changes.set(file, made);
  return made;
}

/**
 * A page with these tags at the end of its head.
 *
 * @param tags HTML
 * @throws when the page has no head
 */
export function atEndOfHead(html: string, tags: string): string {
  if (!html.includes('</head>')) {
    throw new Error(`The page has no </head>, so these tags can’t be inserted: ${tags}`);
  }
  return html.replace('</head>', () => `${tags}</head>`);
}
