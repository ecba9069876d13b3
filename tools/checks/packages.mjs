/**
 * Holds what package-lock.json says of other people's packages: the licences of those that the site
 * is built with, and which of all run a script of their own while they are installed.
 *
 *   node tools/checks/packages.mjs          what is wrong
 *   node tools/checks/packages.mjs --list   each package of the site with its licence
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const LOCK = 'package-lock.json';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Licences under which a company may build and publish its site. None asks for more than a notice,
 * or for the source of the package itself where that was changed (MPL, LGPL), which we do not.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
]);

/** Those that name their licence nowhere but in a text of their own, read by hand. */
const READ_BY_HAND = new Map([
  ['eval', 'MIT'],
  ['format', 'MIT'],
  ['require-like', 'MIT'],
]);

/**
 * Those whose script was read: the first fetches its WebAssembly form where its binary
 * does not load, the other prints.
 */
const MAY_RUN_SCRIPTS = new Set(['@swc/core', 'core-js']);

/**
 * What the lockfile says of one package.
 *
 * @typedef {{license?: string, dev?: boolean, hasInstallScript?: boolean}} Locked
 * @typedef {Readonly<Record<string, Locked>>} Packages by their places
 */

/**
 * The name of a package from its place, which may be inside another.
 *
 * @param {string} place e.g. `node_modules/a/node_modules/@b/c`
 */
function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** @param {string} name @param {Locked} locked */
function licenceOf(name, {license}) {
  return license ?? READ_BY_HAND.get(name) ?? 'none';
}

/**
 * Whether a licence may be used: of a choice one of them, of several all.
 *
 * @param {string} licence as SPDX writes it, e.g. `(MIT OR Apache-2.0)`
 */
function isAllowed(licence) {
  const choices = licence.replace(/^\(([^()]*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));
}

/** @param {Packages} packages */
export function licences(packages) {
  return Object.entries(packages)
    .filter(([place, {dev}]) => place !== '' && !dev)
    .map(([place, locked]) => ({name: nameOf(place), licence: licenceOf(nameOf(place), locked)}))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * @param {Packages} packages
 * @returns {string[]} what is wrong, and what to do
 */
export function packageProblems(packages) {
  const all = new Set(Object.keys(packages).filter(Boolean).map(nameOf));
  const scripts = new Set(
    Object.entries(packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([place]) => nameOf(place)),
  );
  return [
    ...licences(packages)
      .filter(({licence}) => !isAllowed(licence))
      .map(({name, licence}) => `${name}: licence ${licence}. Read it; allow it, or do without.`),
    ...[...scripts]
      .filter((name) => !MAY_RUN_SCRIPTS.has(name))
      .map(
        (name) =>
          `${name}: runs a script when it is installed. Read that; allow it, or do without.`,
      ),
    ...[...MAY_RUN_SCRIPTS]
      .filter((name) => !scripts.has(name))
      .map((name) => `${name}: runs no script any more. Take it off the list.`),
    ...[...READ_BY_HAND.keys()]
      .filter((name) => !all.has(name))
      .map((name) => `${name}: is no package of ours any more. Take it off the list.`),
  ];
}

/** What a file that is no test does when it is started by itself. */
function main() {
  const lock = /** @type {{packages: Packages}} */ (
    JSON.parse(readFileSync(path.join(ROOT, LOCK), 'utf8'))
  );
  if (process.argv.includes('--list')) {
    for (const {name, licence} of licences(lock.packages)) console.log(`${licence}\t${name}`);
    return;
  }
  console.log(LOCK);
  const problems = packageProblems(lock.packages);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
