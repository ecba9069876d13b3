/**
 * Lists the APIs that the browsers of `browserslist` (package.json) lack, from the data behind
 * MDN's tables.
 */
import {readFileSync} from 'node:fs';
import data from '@mdn/browser-compat-data/forLegacyNode';

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */

/**
 * @typedef {object} Missing
 * @property {string} name as in code, e.g. `URL.canParse`; a method of an object as `Set.union`
 * @property {string} lacking the first named browser without it, e.g. `chrome 111`
 * @property {boolean} [isStatic] whether it belongs to the constructor; absent if either may be
 */

/** Names of browsers in `browserslist` that differ in the data. */
const NAMES = {ios_saf: 'safari_ios', and_chr: 'chrome_android', and_ff: 'firefox_android'};

/** @returns {[browser: string, version: string][]} */
function namedBrowsers() {
  const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8'));
  return browserslist.map((/** @type {string} */ query) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (name === undefined || version === undefined) {
      throw new Error(`package.json, browserslist: write "${query}" as "name >= version"`);
    }
    return [Reflect.get(NAMES, name) ?? name, version];
  });
}

const BROWSERS = namedBrowsers();

/** @param {string} one @param {string} other */
function isUpTo(one, other) {
  return one.replace('≤', '').localeCompare(other, 'en', {numeric: true}) <= 0;
}

/** @param {Identifier} feature */
function lackingBrowser(feature) {
  const support = feature.__compat?.support;
  if (!support) return undefined;
  const found = BROWSERS.find(([browser, version]) => {
    const statements = [Reflect.get(support, browser) ?? []].flat();
    return !statements.some(
      ({version_added: added, version_removed: removed, flags, prefix, alternative_name: other}) =>
        typeof added === 'string' &&
        !flags &&
        !prefix &&
        !other &&
        added !== 'preview' &&
        isUpTo(added, version) &&
        !(typeof removed === 'string' && isUpTo(removed, version)),
    );
  });
  return found?.join(' ');
}

/**
 * Names within a feature. Leaves out events, permissions and remarks such as `secure_context`.
 *
 * @param {Identifier | undefined} feature
 */
function namesIn(feature) {
  return Object.keys(feature ?? {}).filter((name) =>
    /^[A-Za-z]+\d*[A-Za-z\d]*(?:_static)?$/.test(name),
  );
}

/**
 * @param {Identifier | undefined} group
 * @param {string[]} above names of the objects that contain the group
 * @param {boolean} isBuiltin the language's data does not say which members are static
 * @returns {Missing[]}
 */
function missingIn(group, above, isBuiltin) {
  return namesIn(group).flatMap((key) => {
    const feature = /** @type {Identifier} */ (group?.[key]);
    const name = [...above, key.replace('_static', '')].join('.');
    const lacking = key === above.at(-1) ? undefined : lackingBrowser(feature);
    const isStatic = isBuiltin || above.length === 0 ? undefined : key.endsWith('_static');
    const isObject = above.length === 0 || (above[0] === 'Intl' && above.length === 1);
    return [
      ...(lacking === undefined ? [] : [{name, lacking, isStatic}]),
      ...(isObject ? missingIn(feature, [...above, key], isBuiltin) : []),
    ];
  });
}

/** Objects, functions, methods and properties that a named browser lacks. */
export const missing = [
  ...missingIn(data.api, [], false),
  ...missingIn(data.javascript.builtins, [], true),
];
