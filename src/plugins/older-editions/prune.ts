/** `routesChunkNames.json`: by key of a route, the names of the modules it needs, nested. */
type ChunkNames = Readonly<Record<string, unknown>>;

/** `globalData.json`, as far as the documents plugin fills it. */
type GlobalData = Readonly<Record<string, unknown>>;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

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
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/**
 * Takes routes out of the generated `routes.js`.
 *
 * @param folders addresses of the editions. Example: `['/2025']`
 * @throws when a route is not found or something of it is left: Docusaurus writes the file
 *   differently by then, and this function has to follow.
 */
export function pruneRoutes(source: string, folders: readonly string[]): string {
  const pruned = folders.reduce((text, folder) => {
    const block = new RegExp(`^( *)\\{\\n\\1  path: '${folder}',\\n[\\s\\S]*?^\\1\\},?\\n`, 'm');
    if (!block.test(text)) {
      throw new Error(`Older editions: routes.js has no route ${folder} in the form known so far.`);
    }
    return text.replace(block, '');
  }, source);
  const left = folders.find((folder) => pruned.includes(`'${folder}/`));
  if (left !== undefined) {
    throw new Error(`Older editions: routes.js still names addresses below ${left}.`);
  }
  return pruned;
}

/** Takes the routes' entries out of `routesChunkNames.json`. */
export function pruneChunkNames(names: ChunkNames, folders: readonly string[]): ChunkNames {
  return Object.fromEntries(Object.entries(names).filter(([key]) => !isBelow(key, folders)));
}

/**
 * Takes out of `registry.js` the modules that only pruned routes need: one line each, beginning
 * with the module's name in quotes.
 */
export function pruneRegistry(source: string, all: ChunkNames, kept: ChunkNames): string {
  const needed = new Set(namesIn(kept));
  const droppable = new Set(namesIn(all).filter((name) => !needed.has(name)));
  return source
    .split('\n')
    .filter((line) => {
      const name = /^ *"([^"]+)": \[/.exec(line)?.[1];
      return name === undefined || !droppable.has(name);
    })
    .join('\n');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What browsers keep of an edition: its name and address, but no list of its documents. */
function withoutDocuments(version: unknown, folders: readonly string[]): unknown {
  return isRecord(version) && folders.includes(String(version.path))
    ? {...version, docs: [], draftIds: [], sidebars: {}}
    : version;
}

/** Takes the lists of the editions' documents out of `globalData.json`. */
export function pruneGlobalData(data: GlobalData, folders: readonly string[]): GlobalData {
  const instances = data[DOCS_PLUGIN];
  if (!isRecord(instances)) {
    return data;
  }
  const pruned = Object.entries(instances).map(([id, instance]) => {
    const versions = isRecord(instance) ? instance.versions : undefined;
    return Array.isArray(versions) && isRecord(instance)
      ? [id, {...instance, versions: versions.map((each) => withoutDocuments(each, folders))}]
      : [id, instance];
  });
  return {...data, [DOCS_PLUGIN]: Object.fromEntries(pruned) as unknown};
}
