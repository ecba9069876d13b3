/**
 * Finds the browser for the browser tests, or installs one, and notes its path in
 * node_modules/.cache/browser.json, which playwright.config.ts reads.
 *
 *   node tools/setup/browser.mjs
 *   CHROMIUM_PATH=/path/to/chrome node tools/setup/browser.mjs
 *
 * Only Node's own modules are imported; the installed playwright is asked where its own
 * browser is, and as the last resort told to download one.
 */
import {
  closeSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ask, installPackages, run, whatIsHere} from './debian.mjs';
import {isSnap, SHELL, usualPlaces, waysToInstall} from './decisions.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOTE = path.join(ROOT, 'node_modules/.cache/browser.json');
const PLAYWRIGHT = path.join(ROOT, 'node_modules/playwright/cli.js');
/** @param {string} message */
function say(message) {
  console.log(`[browser] ${message}`);
}

/**
 * @param {string} file
 * @returns {string | undefined} the version it reports, or undefined when it does not start
 */
function versionOf(file) {
  // Chrome on Windows opens a window instead of answering.
  if (process.platform === 'win32') {
    return 'version not asked on Windows';
  }
  const {ok, output} = ask(file, ['--version']);
  return ok ? output.trim() : undefined;
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/**
 * @param {string} file
 * @returns {string} its first bytes as text: enough of a script, and little of a browser
 */
function beginningOf(file) {
  const bytes = Buffer.alloc(4096);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/** @param {string} file */
function isUsable(file) {
  if (!isFile(file)) {
    return false;
  }
  if (isSnap(realpathSync(file), beginningOf(file))) {
    say(`Passing over ${file}: it is a snap, which the browser tests cannot drive.`);
    return false;
  }
  if (versionOf(file) === undefined) {
    say(`Passing over ${file}: it does not start (try ${file} --version).`);
    return false;
  }
  return true;
}

/** @returns {Promise<string | undefined>} where playwright keeps the browser it downloads */
async function playwrightsOwn() {
  try {
    const {chromium} = await import('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

async function find() {
  const own = await playwrightsOwn();
  const places = usualPlaces({
    platform: process.platform,
    pathVariable: process.env.PATH ?? '',
    delimiter: path.delimiter,
  });
  return [...places, ...(own ? [own] : [])].find(isUsable);
}

/** The light browser where the distribution has it. */
function installFromDistribution() {
  return installPackages((offers) => {
    const browser = [SHELL, 'chromium'].find(offers);
    return browser === undefined ? undefined : [browser, 'fonts-liberation'];
  });
}

/** @param {string[]} options */
function installWithPlaywright(options) {
  return run(process.execPath, [PLAYWRIGHT, 'install', ...options, 'chromium']);
}

/**
 * Where the machine is there for the tests alone, the light browser is worth its installation.
 *
 * @param {string} found a browser that is there
 */
async function lighterThan(found) {
  const {root, apt, sudo} = whatIsHere();
  if (!process.env.CI || found.endsWith(SHELL) || !apt || !(root || sudo)) return found;
  installFromDistribution();
  return (await find()) ?? found;
}

async function install() {
  const machine = whatIsHere();
  const ways = {
    distribution: () => installFromDistribution(),
    'playwright-with-libraries': () => installWithPlaywright(['--with-deps']),
    playwright: () => installWithPlaywright([]),
  };
  say('No Chromium or Chrome was found; the browser tests need one, so it is installed now.');
  for (const way of waysToInstall(machine)) {
    const found = ways[way]() ? await find() : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** @param {string} message */
function fail(message) {
  console.error(`[browser] ${message}`);
  process.exitCode = 1;
}

async function main() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isUsable(chosen)) {
    fail(
      `CHROMIUM_PATH is ${chosen}, which ${isFile(chosen) ? 'cannot be used' : 'is no file'}. ` +
        'Set it to a Chromium or Chrome that starts, or unset it to have one found.',
    );
    return;
  }
  const found = await find();
  const executable = chosen ?? (found ? await lighterThan(found) : await install());
  if (!executable) {
    fail(
      'No browser could be found or installed; the messages above say why. Install Chromium or ' +
        'Chrome by hand (Debian: apt-get install chromium), or set CHROMIUM_PATH to one, and ' +
        'run the same command again. Units and build alone: node tools/run.mjs units build',
    );
    return;
  }
  const version = versionOf(executable);
  mkdirSync(path.dirname(NOTE), {recursive: true});
  writeFileSync(NOTE, `${JSON.stringify({executable, version}, null, 2)}\n`);
  say(`${executable} (${version})`);
}

await main();
