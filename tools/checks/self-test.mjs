/**
 * Proves that the checkers check: each must reject every fixture for the reason the fixture
 * names, and must read files of every ending it is there for.
 *
 *   node tools/checks/self-test.mjs                  all checkers
 *   node tools/checks/self-test.mjs code spelling    some of them
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chooseSteps, environment} from '../steps.mjs';
import {checkers} from './checkers.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = path.join(ROOT, 'tools/checks/fixtures');
/** A list of every file of the repository, with what is known of each, still fits. */
const LONGEST_OUTPUT = 64 * 1024 * 1024;
const MARK = /rejected: (.+?)\s*(?:\*\/\}?|-->)?$/m;
const OURS = /[\w./@-]+\.(?:tsx?|mts|mjs|mdx?|css|json)\b/g;

/** @param {string[]} command */
function run([program = '', ...args]) {
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: environment(),
    maxBuffer: LONGEST_OUTPUT,
    shell: process.platform === 'win32',
  });
  if (error) {
    throw new Error(`${program} could not be started: ${error.message}`, {cause: error});
  }
  return {status, output: `${stdout}\n${stderr}`};
}

/** @param {string} folder */
function fixturesOf(folder) {
  return readdirSync(path.join(FIXTURES, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:tsx?|mdx?|css)$/.test(name))
    .flatMap((name) => {
      const reason = MARK.exec(readFileSync(path.join(FIXTURES, folder, name), 'utf8'))?.[1];
      return reason ? [{file: name, reason}] : [];
    });
}

/** @param {import('./checkers.mjs').Proof} proof */
function missedFixtures({folder, rejects}) {
  const fixtures = fixturesOf(folder);
  if (fixtures.length === 0) {
    return [`fixtures/${folder} holds no fixture with a line "rejected: …"`];
  }
  const {status, output} = run(rejects);
  const lines = output.split('\n');
  const missed = fixtures
    .filter(({file, reason}) => {
      const name = path.basename(file);
      return !lines.some((line) => line.includes(name) && line.includes(reason));
    })
    .map(({file, reason}) => `fixtures/${folder}/${file} was not rejected for "${reason}"`);
  if (missed.length > 0) {
    return [...missed, `what it printed:\n${output.slice(0, 2000)}`];
  }
  return status === 0 ? ['it printed the problems but ended with exit code 0'] : [];
}

/** @param {import('./checkers.mjs').Proof} proof */
function unseenEndings({sees, endings}) {
  const named = run(sees).output.match(OURS) ?? [];
  const files = [...new Set(named.map((name) => path.resolve(ROOT, name)))].filter(existsSync);
  const ours = files.filter((name) => !/node_modules|checks\/fixtures/.test(name));
  const counts = endings.map((ending) => ({
    ending,
    count: ours.filter((name) => name.endsWith(ending)).length,
  }));
  console.log(`  reads ${counts.map(({ending, count}) => `${count} ${ending}`).join(', ')}`);
  return counts
    .filter(({count}) => count === 0)
    .map(({ending}) => `it reads no ${ending} file (${sees.join(' ')})`);
}

/** @param {import('./checkers.mjs').Checker} checker */
function problemsOf({name, proof}) {
  if (!proof) {
    return [];
  }
  console.log(`${name}: rejects ${fixturesOf(proof.folder).length} fixtures`);
  return [...missedFixtures(proof), ...unseenEndings(proof)].map((each) => `${name}: ${each}`);
}

const problems = chooseSteps(checkers, process.argv.slice(2)).flatMap(problemsOf);
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
