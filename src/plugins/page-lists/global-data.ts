/** `globalData.json`, as far as the documents plugin fills it. */
type GlobalData = Readonly<Record<string, unknown>>;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What browsers keep of an edition: its name and address. No page of this site asks for the list
 * of its documents; a page has its own from its props. The names of its drafts are nobody's
 * business.
 */
function withoutDocuments(version: unknown): unknown {
  return isRecord(version) ? {...version, docs: [], sidebars: {}, draftIds: []} : version;
}

/** Takes the lists of documents out of `globalData.json`. */
export function pruneGlobalData(data: GlobalData): GlobalData {
  const instances = data[DOCS_PLUGIN];
  if (!isRecord(instances)) {
    return data;
  }
  const pruned = Object.entries(instances).map(([id, instance]) => {
    const versions = isRecord(instance) ? instance.versions : undefined;
    return Array.isArray(versions) && isRecord(instance)
      ? [id, {...instance, versions: versions.map(withoutDocuments)}]
      : [id, instance];
  });
  return {...data, [DOCS_PLUGIN]: Object.fromEntries(pruned) as unknown};
}
