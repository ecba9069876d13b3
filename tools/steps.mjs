/**
 * Runs commands one after another, with a heading each, and a summary with times at the end.
 * Both `npm test` (tools/run.mjs) and `npm run check` (tools/checks/run.mjs) are lists of steps.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = path.join(ROOT, 'node_modules/.bin');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a program of node_modules/.bin, or `node`, and its arguments
 * @property {Record<string, string>} [env] variables added to the environment
 */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'FAILED' | 'not run'} outcome
 * @property {number} seconds
 */

/** The environment in which the programs of node_modules/.bin are found. */
export function environment() {
  return {...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`};
}

/**
 * @param {Step} step
 * @returns {Result}
 */
function runStep({name, command: [program = '', ...args], env = {}}) {
  console.log(`\n━━ ${name}: ${[program, ...args].join(' ')}`);
  const begun = performance.now();
  const {error, status} = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...environment(), ...env},
    // The programs of node_modules/.bin are batch files on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (error) {
    console.error(`${program} could not be started: ${error.message}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  return {name, outcome: !error && status === 0 ? 'passed' : 'FAILED', seconds};
}

/**
 * @param {Step[]} steps
 * @param {{stopAtFailure: boolean}} options
 * @returns {Result[]}
 */
export function runSteps(steps, {stopAtFailure}) {
  /** @type {Result[]} */
  const results = [];
  for (const step of steps) {
    const stopped = stopAtFailure && results.some(({outcome}) => outcome === 'FAILED');
    results.push(stopped ? {name: step.name, outcome: 'not run', seconds: 0} : runStep(step));
  }
  return results;
}

/**
 * The steps that were asked for by name; all of them when no name is given.
 *
 * @param {Step[]} steps
 * @param {string[]} names
 * @throws {Error} on a name that does not exist, with the list of those that do
 */
export function chooseSteps(steps, names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({name}) => name).join(', ');
    throw new Error(`There is no "${unknown.join('", "')}" here. Known: ${known}.`);
  }
  return names.length === 0 ? steps : steps.filter(({name}) => names.includes(name));
}

/**
 * Runs the chosen steps and sets the exit code: 0 when all passed, otherwise 1.
 *
 * @param {Step[]} steps
 * @param {{stopAtFailure: boolean}} options
 */
export function main(steps, options) {
  try {
    const results = runSteps(chooseSteps(steps, process.argv.slice(2)), options);
    console.log('\n━━ Summary');
    for (const {name, outcome, seconds} of results) {
      console.log(`${outcome.padEnd(8)} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s`);
    }
    process.exitCode = results.every(({outcome}) => outcome === 'passed') ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
