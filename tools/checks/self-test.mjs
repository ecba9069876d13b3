/**
 * Proves that the checkers find faults: each must reject all its fixtures, for every reason that
 * they give. run.mjs proves that they read the repository.
 *
 *   node tools/checks/self-test.mjs                  all checkers
 *   node tools/checks/self-test.mjs code spelling    some of them
 */
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chooseSteps, run} from '../steps.mjs';
import {checkers} from './checkers.mjs';

const FIXTURES = fileURLToPath(new URL('fixtures', import.meta.url));
const MARKS = /rejected: (.+?)\s*(?:\*\/\}?|-->)?$/gm;

/** @param {string} folder */
function fixturesOf(folder) {
  return readdirSync(path.join(FIXTURES, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:tsx?|mdx?|css)$/.test(name))
    .flatMap((file) => {
      const text = readFileSync(path.join(FIXTURES, folder, file), 'utf8');
      return [...text.matchAll(MARKS)].map(([, reason = '']) => ({file, reason}));
    });
}

/** @param {import('./checkers.mjs').Checker} checker */
async function problemsOf({name, proof}) {
  if (!proof) return [];
  const {folder, rejects} = proof;
  const fixtures = fixturesOf(folder);
  if (fixtures.length === 0) {
    return [`${name}: fixtures/${folder} holds no fixture with a line "rejected: …"`];
  }
  const {status, output} = await run(rejects, {capture: true});
  const lines = output.split('\n');
  const missed = fixtures
    .filter(({file, reason}) => {
      // A line of the output proves one mark: a file may have several for the same reason.
      const base = path.basename(file);
      const at = lines.findIndex((line) => line.includes(base) && line.includes(reason));
      if (at >= 0) lines.splice(at, 1);
      return at < 0;
    })
    .map(({file, reason}) => `${name}: ${folder}/${file} was not rejected for "${reason}"`);
  console.log(`${name}: rejects ${fixtures.length - missed.length} faults`);
  if (missed.length > 0) {
    return [...missed, `what it printed:\n${output.slice(0, 2000)}`];
  }
  return status === 0 ? [`${name}: it printed the problems but ended with exit code 0`] : [];
}

/** A component that is too long. It exists only during the test. */
const TOO_LONG = path.join(FIXTURES, 'eslint/src/components/TooLong.tsx');
writeFileSync(TOO_LONG, `// rejected: max-lines\n${'\n'.repeat(300)}`);
process.once('exit', () => rmSync(TOO_LONG));

const problems = [];
for (const checker of chooseSteps(checkers)) {
  problems.push(...(await problemsOf(checker)));
}
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
