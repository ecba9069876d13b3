/** What browsers don't use of MiniSearch. Bundlers can't leave out methods of a class. */
export const UNUSED = [
  'autoSuggest',
  'conditionalVacuum',
  'discard',
  'discardAll',
  'executeWildcardQuery',
  'getStoredFields',
  'maybeAutoVacuum',
  'performVacuuming',
  'remove',
  'removeAll',
  'removeFieldLength',
  'removeTerm',
  'replace',
  'toJSON',
  'vacuum',
  'vacuumConditionsMet',
  'warnDocumentChanged',
];

/** Loader of the bundler: leaves the unused methods out. @param {string} source */
export default function leanMiniSearch(source) {
  const method = new RegExp(
    `^    (?:async )?(?:${UNUSED.join('|')})\\(.*\\) \\{\\n[^]*?^    \\}\\n`,
    'gm',
  );
  return source.replace(method, '');
}
