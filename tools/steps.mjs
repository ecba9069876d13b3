/**
 * Runs commands, each under a heading, and prints a summary of results and times.
 * `npm test` (tools/run.mjs) and `npm run check` (tools/checks/run.mjs) are lists of such steps.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {readCommandLine} from './command-line.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = path.join(ROOT, 'node_modules/.bin');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a program in node_modules/.bin, or `node`, and its arguments
 * @property {Record<string, string>} [env] variables added to the environment
 *
 * @typedef {object} Ended
 * @property {number} status its exit code
 * @property {string} output what it printed, if captured
 */

/**
 * Runs a program until it exits.
 *
 * @param {string[]} command
 * @param {{env?: Record<string, string>, capture: boolean}} options `capture` returns the output
 *   instead of showing it in the terminal
 * @returns {Promise<Ended>}
 */
export function run([program = '', ...args], {env = {}, capture}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`, ...env},
      // On Windows the programs of node_modules/.bin are batch files, which need a shell.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', ({message}) => resolve({status: 127, output: `${program}: ${message}\n`}));
    child.on('close', (status) => resolve({status: status ?? 1, output}));
  });
}

/**
 * Returns the steps named on the command line, or all steps if none are named. An unknown name ends
 * the process with exit code 2.
 *
 * @template {Step} S
 * @param {S[]} steps
 */
export function chooseSteps(steps) {
  const known = steps.map(({name}) => name);
  const usage = `Runs these steps, or after -- only those that you name: ${known.join(', ')}.`;
  const {words: names} = readCommandLine(usage, {}, {takesWords: true});
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no "${unknown.join('", "')}" here. Known: ${known.join(', ')}.`);
    process.exit(2);
  }
  return names.length === 0 ? steps : steps.filter(({name}) => names.includes(name));
}

/**
 * Runs the steps named on the command line. The exit code is 0 if all passed, otherwise 1.
 *
 * @template {Step} S
 * @param {S[]} steps
 * @param {{atOnce?: number, judge?: (step: S, ended: Ended) => Ended}} [options] Without `judge`,
 *   steps depend on one another: they run in order, in the terminal, and stop at the first failure.
 *   With `judge` they are independent: `atOnce` run at a time, and its result is printed.
 */
export async function main(steps, {atOnce = 1, judge} = {}) {
  const results = chooseSteps(steps).map((step) => ({
    step,
    outcome: 'not run',
    seconds: 0,
  }));
  const waiting = [...results];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const {step} = next;
      const heading = `\n━━ ${step.name}: ${step.command.join(' ')}`;
      const started = performance.now();
      if (!judge) console.log(heading);
      const ended = await run(step.command, {...step, capture: judge !== undefined});
      const {status, output} = judge ? judge(step, ended) : ended;
      console.log(judge ? `${heading}\n${output.trim()}` : output);
      next.seconds = (performance.now() - started) / 1000;
      next.outcome = status === 0 ? 'passed' : 'FAILED';
      if (status !== 0 && !judge) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  console.log('\n━━ Summary');
  for (const {step, outcome, seconds} of results) {
    console.log(`${outcome.padEnd(8)} ${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s`);
  }
  process.exitCode = results.every(({outcome}) => outcome === 'passed') ? 0 : 1;
}
