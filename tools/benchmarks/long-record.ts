/**
 * Measures what a build costs when many policies with long histories are added.
 *
 *   npx jiti tools/benchmarks/long-record.ts --policies 50 --versions 20
 *
 * Builds two copies of the site in a temporary folder, one unchanged and one with the invented
 * policies. Each is built twice: the second build uses the caches of the first.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {site} from '../builds.mjs';
import {addPolicies} from './grown-site';
import {inTemporaryFolder, table} from './measuring';

const ROOT = path.resolve(__dirname, '../..');

/** Files and folders that a build reads. */
const SITE =
  'docs docusaurus.config.ts openings package.json package-lock.json sidebars.ts src static tsconfig.json versioned_docs versioned_sidebars versions.json'.split(
    ' ',
  );

/** Copies the site and links to the installed packages, so that each copy has its own caches. */
function copySite(folder: string): string {
  for (const name of SITE) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  const installed = path.join(ROOT, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(installed).filter((each) => !each.startsWith('.'))) {
    symlinkSync(path.join(installed, name), path.join(folder, 'node_modules', name), 'junction');
  }
  return folder;
}

/** Runs inside a build's process, and saves its resource usage when it exits. */
const USAGE = `import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  writeFileSync(new URL('usage.json', import.meta.url), JSON.stringify(process.resourceUsage()));
});
`;

/** Builds a copy; returns CPU and elapsed seconds, peak memory (MB) and a policy's page (kB). */
function build(folder: string): number[] {
  const usage = path.join(folder, 'usage.mjs');
  writeFileSync(usage, USAGE);
  const started = performance.now();
  const docusaurus = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(process.execPath, [docusaurus, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...site.env,
      NODE_OPTIONS: `--import ${pathToFileURL(usage).href}`,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
  const seconds = (performance.now() - started) / 1000;
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(
    readFileSync(path.join(folder, 'usage.json'), 'utf8'),
  ) as NodeJS.ResourceUsage;
  const page = readFileSync(path.join(folder, 'build/policies/whistleblowing.html'));
  const kilobytes = gzipSync(page, {level: 9}).length / 1000;
  return [(userCPUTime + systemCPUTime) / 1e6, seconds, maxRSS / 1024, kilobytes];
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      policies: {type: 'string', default: '50'},
      versions: {type: 'string', default: '20'},
    },
  });
  const growth = {policies: Number(values.policies), versions: Number(values.versions)};
  await inTemporaryFolder((folder) => {
    const present = copySite(path.join(folder, 'present'));
    const grown = copySite(path.join(folder, 'grown'));
    addPolicies(grown, growth);
    const rows = ['first build', 'next build'].flatMap((name) =>
      Object.entries({'this site': present, grown}).map(([label, copy]) => [
        `${label}, ${name}`,
        ...build(copy).map((figure) => figure.toFixed(1)),
      ]),
    );
    const heads = ['CPU s', 'by the clock s', 'peak memory MB', 'HTML of a policy, kB of gzip'];
    console.log(table(['', ...heads], rows));
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
