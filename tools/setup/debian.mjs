/**
 * Asks and changes the machine: runs commands, and installs packages of Debian or Ubuntu. Only
 * Node's own modules are imported.
 */
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {offersPackage} from './decisions.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Long enough for the first start on a slow disk. */
const START_LIMIT_MS = 60_000;
/** The C locale, so that what we read is English; no question may be asked. */
const APT_ENVIRONMENT = {...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive'};

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {{ok: boolean, output: string}}
 */
export function ask(command, args) {
  const {error, status, stdout} = spawnSync(command, args, {
    encoding: 'utf8',
    env: APT_ENVIRONMENT,
    timeout: START_LIMIT_MS,
  });
  return {ok: !error && status === 0, output: stdout ?? ''};
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} whether it succeeded; its output goes to the terminal
 */
export function run(command, args) {
  console.log(`Running: ${[command, ...args].join(' ')}`);
  const {error, status} = spawnSync(command, args, {
    cwd: ROOT,
    env: APT_ENVIRONMENT,
    stdio: 'inherit',
  });
  if (error) {
    console.log(`It could not be started: ${error.message}`);
  }
  return !error && status === 0;
}

/** What may be done here: whether there is apt, and whether we may use it. */
export function whatIsHere() {
  const root = process.getuid?.() === 0;
  return {
    root,
    apt: ask('apt-get', ['--version']).ok,
    sudo: !root && ask('sudo', ['-n', 'true']).ok,
  };
}

/**
 * Installs packages of the distribution, and says what it does.
 *
 * @param {(offers: (name: string) => boolean) => string[] | undefined} choose which, told what the
 *   distribution offers; undefined when it has none that would do
 * @returns {boolean} whether they are there now
 */
export function installPackages(choose) {
  const {root, apt, sudo} = whatIsHere();
  if (!apt || !(root || sudo)) {
    console.log('Packages can be installed here neither as root nor by sudo without a password.');
    return false;
  }
  const [command, ...before] = root ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  if (!run(command, [...before, 'update'])) {
    console.log('The package lists could not be brought up to date; trying those that are there.');
  }
  const packages = choose((name) => offersPackage(ask('apt-cache', ['policy', name]).output));
  if (packages === undefined) {
    console.log('This distribution does not offer the package (or only a snap).');
    return false;
  }
  return run(command, [...before, 'install', '-y', '--no-install-recommends', ...packages]);
}
