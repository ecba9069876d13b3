/**
 * Takes routes out of the generated `routes.js`.
 *
 * @param folders addresses of the routes, with all below. Example: `['/2025']`
 * @throws when a route is not found or something of it is left: Docusaurus writes the file
 *   differently by then, and this function has to follow.
 */
export function pruneRoutes(source: string, folders: readonly string[]): string {
  const pruned = folders.reduce((text, folder) => {
    // The folder itself, with the routes inside it; and routes below it that stand alone.
    const blocks = new RegExp(
      `^( *)\\{\\n\\1  path: '${folder}(?:/[^']*)?',\\n[\\s\\S]*?^\\1\\},?\\n`,
      'gm',
    );
    const shorter = text.replaceAll(blocks, '');
    if (shorter === text) {
      throw new Error(`Page lists: routes.js has no route ${folder} in the form known so far.`);
    }
    return shorter;
  }, source);
  const left = folders.find((folder) => pruned.includes(`'${folder}/`));
  if (left !== undefined) {
    throw new Error(`Page lists: routes.js still names addresses below ${left}.`);
  }
  return pruned;
}
