/** Finds and installs programs on this machine. Imports only Node's own modules: see run.mjs. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Finds a program on PATH. Skips snaps: they have their own /tmp, so tests cannot drive them.
 *
 * @param {string} name
 */
export function onPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder) && !folder.startsWith('/snap/'))
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** Chromium without windows, which halves the time of the journeys (measured). */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** Finds a browser for tests: CHROMIUM_PATH or an installed one. Otherwise Playwright's is used. */
export function browserPath() {
  return (
    process.env.CHROMIUM_PATH ||
    [HEADLESS_SHELL, 'chromium', 'google-chrome', 'google-chrome-stable']
      .map(onPath)
      .concat('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
      .find((file) => file !== undefined && existsSync(file))
  );
}

/**
 * Runs a command in the terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns whether it succeeded
 */
export function run(command, ...args) {
  console.log(`Running: ${[command, ...args].join(' ')}`);
  const {error, status} = spawnSync(command, args, {stdio: 'inherit'});
  if (error) console.log(error.message);
  return status === 0;
}

/** @param {string} name */
function isInstalled(name) {
  const query = spawnSync('dpkg-query', ['--show', '--showformat=${Status}', name]);
  return onPath(name) !== undefined || String(query.stdout).endsWith(' installed');
}

/**
 * Installs missing Debian or Ubuntu packages, as root or with sudo if that needs no password.
 *
 * @param {string[]} names
 * @returns whether all are installed now
 */
export function installPackages(...names) {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return true;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...args] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  run(command, ...args, 'update');
  return run(command, ...args, 'install', '--yes', '--no-install-recommends', ...missing);
}

/** @typedef {Readonly<Record<string, {version?: string, optional?: boolean}>>} Packages by folder */

/**
 * Compares a lockfile with npm's record of what it installed. Optional packages may be missing:
 * most of them are for other systems.
 *
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function areInstalled(wanted, installed) {
  return Object.entries(wanted).every(
    ([folder, {version, optional}]) =>
      folder === '' || optional || installed[folder]?.version === version,
  );
}
