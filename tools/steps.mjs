/**
 * Runs commands with a heading each, and a summary with times at the end. Both `npm test`
 * (tools/run.mjs) and `npm run check` (tools/checks/run.mjs) are lists of steps.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = path.join(ROOT, 'node_modules/.bin');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a program of node_modules/.bin, or `node`, and its arguments
 * @property {Record<string, string>} [env] variables added to the environment
 *
 * @typedef {object} Ended
 * @property {number} status its exit code
 * @property {string} output what it printed, when that was captured
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'FAILED' | 'not run'} outcome
 * @property {number} seconds
 */

/**
 * Runs a program to its end.
 *
 * @param {string[]} command
 * @param {{env?: Record<string, string>, capture: boolean}} options `capture` keeps what it prints
 *   from the terminal and hands it over at the end
 * @returns {Promise<Ended>}
 */
export function run([program = '', ...args], {env = {}, capture}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`, ...env},
      // The programs of node_modules/.bin are batch files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', ({message}) =>
      resolve({status: 127, output: `${program} could not be started: ${message}\n`}),
    );
    child.on('close', (status) => resolve({status: status ?? 1, output}));
  });
}

/** @param {Step} step */
const heading = ({name, command}) => `\n━━ ${name}: ${command.join(' ')}`;

/** @param {Step} step */
async function inTheTerminal(step) {
  console.log(heading(step));
  const {status, output} = await run(step.command, {...step, capture: false});
  if (output) console.error(output);
  return status === 0;
}

/**
 * @template {Step} S
 * @param {S} step
 * @param {(step: S, ended: Ended) => Ended} judge
 */
async function printedAtItsEnd(step, judge) {
  const {status, output} = judge(step, await run(step.command, {...step, capture: true}));
  console.log(`${heading(step)}\n${output.trim()}`);
  return status === 0;
}

/**
 * The steps that were asked for by name; all of them when no name is given.
 *
 * @template {Step} S
 * @param {S[]} steps
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
 * Runs the steps that the command line names and sets the exit code: 0 when all passed, 1 when one
 * failed, 2 on a name that does not exist.
 *
 * @template {Step} S
 * @param {S[]} steps
 * @param {{atOnce?: number, judge?: (step: S, ended: Ended) => Ended}} [options] without `judge`
 *   the steps need one another: one after another, in the terminal, and a failure stops the run.
 *   With it they do not: so many at once, each printed whole when it ends, as `judge` has it
 */
export async function main(steps, {atOnce = 1, judge} = {}) {
  try {
    const chosen = chooseSteps(steps, process.argv.slice(2));
    /** @type {Result[]} */
    const results = chosen.map(({name}) => ({name, outcome: 'not run', seconds: 0}));
    const waiting = [...chosen.entries()];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [place, step] = next;
        const begun = performance.now();
        const ok = await (judge ? printedAtItsEnd(step, judge) : inTheTerminal(step));
        const seconds = (performance.now() - begun) / 1000;
        results[place] = {name: step.name, outcome: ok ? 'passed' : 'FAILED', seconds};
        if (!ok && !judge) waiting.length = 0;
      }
    };
    await Promise.all(Array.from({length: atOnce}, worker));
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
