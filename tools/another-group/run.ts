/**
 * Puts another, small group in the place of the delivered one, in a copy of the repository, by the
 * steps of contributing/adopt.md and in their order. Then it builds, tests and crawls the copy, and
 * fails if anything of the delivered group is left, or if a test of `npm test` needs a change.
 * `steps.ts` is what the owner writes.
 *
 *   npm run test:adopt                 deletes the copy at the end
 *   npm run test:adopt -- --keep       keeps it, and prints where it is
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readCommandLine} from '../command-line.mjs';
import {endForAnotherGroup} from '../delivered.mjs';
import {leftovers, wrongLinks, wrongPhotographs} from './findings';
import {takeSteps} from './steps';

const USAGE = `Makes another group in a copy of the site by the steps of contributing/adopt.md, and looks for what
is left of the delivered one.

  npm run test:adopt

  --keep   keeps the copy and prints its folder`;

endForAnotherGroup('test:adopt');

const ROOT = path.resolve(__dirname, '../..');
const {values} = readCommandLine(USAGE, {keep: {type: 'boolean', default: false}});
const copy = mkdtempSync(path.join(tmpdir(), 'another-group-'));

/** Copies the tracked files, and links the packages: caches stay in the copy. */
function makeCopy(): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], {cwd: ROOT, encoding: 'utf8'});
  for (const file of tracked.split('\0').filter(Boolean)) {
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  const packages = path.join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name === '.cache' || name === '.package-lock.json') continue;
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  }
  // Copies npm's record of what it installed, so that set-up does not install it again.
  cpSync(path.join(ROOT, 'package-lock.json'), path.join(packages, '.package-lock.json'));
}

/** Runs a program in the copy. @throws when it fails */
function runWith(env: Record<string, string>, command: string, ...args: string[]): void {
  const started = performance.now();
  const {status} = spawnSync(command, args, {
    cwd: copy,
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`━━ ${[command, ...args].join(' ')}: ${seconds} s`);
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed in ${copy}.`);
}

const run = runWith.bind(undefined, {});

async function main(): Promise<void> {
  makeCopy();
  run('git', 'init', '--quiet');
  await takeSteps(copy, run);
  const delivery = {APPLICATION_DELIVERY: 'endpoint', APPLICATION_ENDPOINT: '/apply'};
  runWith(delivery, 'npm', 'run', 'build');
  const findings = [
    ...(await leftovers(copy, ROOT)),
    ...(await wrongLinks(copy)),
    ...(await wrongPhotographs(copy)),
  ];
  if (findings.length > 0) {
    throw new Error(`${findings.length} findings in ${copy}:\n${findings.join('\n')}`);
  }
  console.log('Nothing of the delivered group is left, and every link and picture is right.');
  run('node', 'tools/run.mjs', 'units', 'build');
  // All but the axe checks of each page, which would take the proof beyond three minutes.
  run('npx', 'playwright', 'test', '--grep-invert', 'axe finding');
}

main()
  .then(() => values.keep || rmSync(copy, {recursive: true}))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
