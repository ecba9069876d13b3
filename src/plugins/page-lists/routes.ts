/**
 * Takes routes out of the generated `routes.js`.
 *
 * @param folders addresses of the routes, with all below. Example: `['/2025']`
 * @throws when a route is not found or something of it is left: Docusaurus writes the file
 *   differently by then, and this function has to follow.
 */
export function pruneRoutes(source: string, folders: readonly string[]): string {
  const pruned = folders.reduce((text, folder) => {
    const block = new RegExp(`^( *)\\{\\n\\1  path: '${folder}',\\n[\\s\\S]*?^\\1\\},?\\n`, 'm');
    if (!block.test(text)) {
      throw new Error(`Page lists: routes.js has no route ${folder} in the form known so far.`);
    }
    return text.replace(block, '');
  }, source);
  const left = folders.find((folder) => pruned.includes(`'${folder}/`));
  if (left !== undefined) {
    throw new Error(`Page lists: routes.js still names addresses below ${left}.`);
  }
  return pruned;
}
