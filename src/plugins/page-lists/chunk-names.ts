/** `routesChunkNames.json`: by key of a route, the names of the modules it needs, nested. */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** Whether a route's path or key belongs to one of the folders. */
function isBelow(routePath: string, folders: readonly string[]): boolean {
  return folders.some(
    (folder) =>
      routePath === folder ||
      routePath.startsWith(`${folder}/`) ||
      // A key is the path, a hyphen and a hash.
      new RegExp(`^${folder}-[0-9a-f]{3}$`).test(routePath),
  );
}

/** The names of all modules that a value of the chunk names mentions. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/** Takes the entries of routes out that are in one of the folders. */
export function pruneChunkNames(names: ChunkNames, folders: readonly string[]): ChunkNames {
  return Object.fromEntries(Object.entries(names).filter(([key]) => !isBelow(key, folders)));
}

/** The same entries with other names for the modules. */
export function renameModules(value: ChunkNames, names: ReadonlyMap<string, string>): ChunkNames {
  const renamed = (each: unknown): unknown => {
    if (typeof each === 'string') {
      return names.get(each) ?? each;
    }
    return typeof each === 'object' && each !== null
      ? Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, renamed(inner)]))
      : each;
  };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner)]));
}
