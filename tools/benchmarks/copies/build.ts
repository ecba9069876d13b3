import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {pathToFileURL} from 'node:url';
import * as z from 'zod';
import {site} from '../../builds.mjs';

const USAGE = pathToFileURL(path.join(__dirname, 'usage.mjs')).href;

const usageSchema = z.object({microseconds: z.number(), maxRSS: z.number()});

/** What a build cost. */
export interface Cost {
  /** Of all cores together, in seconds. */
  readonly cpu: number;
  /** By the clock, in seconds. */
  readonly wall: number;
  /** Most memory at any time, in megabytes. */
  readonly peak: number;
}

/** Name of the folder in which a build ends up. */
const OUTPUT = 'build';

/** Where the pages of a built copy are. */
export function outputOf(folder: string): string {
  return path.join(folder, OUTPUT);
}

/** Runs a program and waits for its end; gives what it said last when it failed. */
async function finished(
  program: string,
  args: readonly string[],
  options: {readonly cwd: string; readonly env: NodeJS.ProcessEnv},
): Promise<void> {
  const child = spawn(program, [...args], {...options, stdio: ['ignore', 'pipe', 'pipe']});
  let last = '';
  const listen = (text: Buffer) => {
    last = (last + text.toString()).slice(-4000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const stop = () => child.kill();
  process.once('exit', stop);
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build in ${options.cwd} failed:\n${last}`)),
    );
  });
  process.off('exit', stop);
}

/**
 * Builds a copy of the site, with a bundler that remembers nothing.
 *
 * @throws with the last words of a build that failed
 */
export async function build(folder: string): Promise<Cost> {
  const usage = path.join(folder, 'usage.json');
  const env = {
    ...process.env,
    ...site.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${USAGE}`.trim(),
    BENCHMARK_USAGE: usage,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const cli = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  rmSync(outputOf(folder), {recursive: true, force: true});
  const start = performance.now();
  await finished(process.execPath, [cli, 'build', '--out-dir', OUTPUT], {cwd: folder, env});
  const wall = (performance.now() - start) / 1000;
  if (!existsSync(usage)) {
    throw new Error(`The build in ${folder} left no figures.`);
  }
  const {microseconds, maxRSS} = usageSchema.parse(JSON.parse(readFileSync(usage, 'utf8')));
  return {cpu: microseconds / 1e6, wall, peak: maxRSS / 1024};
}
