/**
 * Prepares a machine that has only Node, so this file imports only Node's own modules.
 *
 *   node tools/setup/run.mjs            installs missing npm packages of package-lock.json
 *   node tools/setup/run.mjs --tests    also provides a browser, git and nginx
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {
  areInstalled,
  browserPath,
  HEADLESS_SHELL,
  installPackages,
  onPath,
  run,
} from './machine.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`[set-up] ${message}`);
  process.exit(1);
}

function checkNode() {
  const oldest = String(read('package.json').engines.node).replace('>=', '');
  const [wantedMajor = 0, wantedMinor = 0] = oldest.split('.').map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    fail(`This is Node ${process.versions.node}; the site needs ${oldest} or newer.`);
  }
}

function installNpmPackages() {
  /** npm writes this file last, so it is missing after an interrupted installation. */
  const record = 'node_modules/.package-lock.json';
  const installed = existsSync(record) ? read(record).packages : {};
  if (areInstalled(read('package-lock.json').packages, installed)) return;
  console.log('[set-up] Installing the npm packages. This takes a minute or two.');
  // On Windows npm is a batch file, which needs a shell.
  const {status} = spawnSync('npm ci --include=dev --no-audit --no-fund', {
    stdio: 'inherit',
    shell: true,
  });
  if (status !== 0) fail('npm ci failed; its message is above. Is the network there?');
}

async function hasBrowser() {
  if (browserPath()) return true;
  const {chromium} = await import('playwright');
  return existsSync(chromium.executablePath());
}

/** Installs a browser if there is none. CI gets the headless shell unless CHROMIUM_PATH is set. */
async function provideBrowser() {
  const wantsShell = process.env.CI && !process.env.CHROMIUM_PATH && !onPath(HEADLESS_SHELL);
  const fonts = 'fonts-liberation';
  if (wantsShell || !(await hasBrowser())) installPackages(HEADLESS_SHELL, fonts);
  if (!(await hasBrowser())) installPackages('chromium', fonts);
  if (!(await hasBrowser())) {
    const playwright = [
      process.execPath,
      path.resolve('node_modules/playwright/cli.js'),
      'install',
    ];
    const [node = '', ...install] = playwright;
    run(node, ...install, '--with-deps', 'chromium') || run(node, ...install, 'chromium');
  }
  if (!(await hasBrowser())) {
    fail('The tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
  }
  const browser = browserPath();
  if (browser && process.platform !== 'win32' && spawnSync(browser, ['--version']).status !== 0) {
    fail(`${browser} does not start. Set CHROMIUM_PATH to a Chromium or Chrome that does.`);
  }
}

checkNode();
installNpmPackages();
if (process.argv.includes('--tests')) {
  await provideBrowser();
  if (!installPackages('git', 'nginx', 'libnginx-mod-http-brotli-static')) {
    fail('Some tests need git, and nginx with its module for brotli: install them.');
  }
}
