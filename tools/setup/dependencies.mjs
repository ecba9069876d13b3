/**
 * Installs the packages when they are missing or not those of package-lock.json.
 *
 *   node tools/setup/dependencies.mjs
 *
 * Every command of package.json begins with it, on a machine that has nothing but Node: therefore
 * only Node's own modules are imported, here and in `decisions.mjs`.
 * Leaves the hash of the lockfile in node_modules/.lock-stamp. Ends with npm's own exit code.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {OLDEST_NODE, decideInstallation, isNodeRecentEnough} from './decisions.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCKFILE = path.join(ROOT, 'package-lock.json');
const STAMP = path.join(ROOT, 'node_modules/.lock-stamp');
/** npm's own record of what it installed; the last file that an installation writes. */
const RECORD = path.join(ROOT, 'node_modules/.package-lock.json');
/** Set for the installation, so that a script which npm runs inside it does not start another. */
const RUNNING = 'SITE_SETUP_RUNNING';

/** @param {string} message */
function say(message) {
  console.log(`[set-up] ${message}`);
}

/**
 * @param {string} message
 * @param {number} [code]
 * @returns {never}
 */
function fail(message, code = 1) {
  console.error(`[set-up] ${message}`);
  process.exit(code);
}

function lockfileHash() {
  return createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
}

/** Runs `npm ci` with the npm that started us, or else with the one on PATH. */
function runInstallation() {
  const started = process.env.npm_execpath;
  const [command, ...before] = started?.endsWith('npm-cli.js')
    ? [process.execPath, started]
    : ['npm'];
  return spawnSync(command, [...before, 'ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, [RUNNING]: '1'},
    // npm is a batch file on Windows, which only a shell can start.
    shell: command === 'npm' && process.platform === 'win32',
  });
}

function install() {
  const {error, status, signal} = runInstallation();
  if (error) {
    fail(`npm could not be started (${error.message}). It comes with Node: reinstall Node.`);
  }
  if (status !== 0) {
    fail(
      `npm ci ended with ${signal ?? `exit code ${status}`}; its own message stands above. ` +
        'Usual causes: no network or a proxy (npm config get registry), a full disk, or a ' +
        'package.json that does not fit package-lock.json (run npm install once). ' +
        'Then run the same command again.',
      status ?? 1,
    );
  }
}

function main() {
  if (process.env[RUNNING]) {
    return;
  }
  if (!isNodeRecentEnough(process.versions.node)) {
    fail(
      `This is Node ${process.versions.node}; the site needs ${OLDEST_NODE} or newer. ` +
        'Install it from https://nodejs.org (or run nvm use) and try again.',
    );
  }
  if (!existsSync(LOCKFILE)) {
    fail('package-lock.json is missing. Restore it from the repository: it fixes every version.');
  }
  const {action, reason} = decideInstallation({
    lockfileHash: lockfileHash(),
    lockfileChangedAt: statSync(LOCKFILE).mtimeMs,
    stamp: existsSync(STAMP) ? readFileSync(STAMP, 'utf8').trim() : undefined,
    installedAt: existsSync(RECORD) ? statSync(RECORD).mtimeMs : undefined,
  });
  if (action === 'nothing') {
    return;
  }
  if (action === 'install') {
    say(`Installing the packages with npm ci: ${reason}. This takes a minute or two.`);
    install();
    say('The packages are installed.');
  }
  writeFileSync(STAMP, `${lockfileHash()}\n`);
}

main();
