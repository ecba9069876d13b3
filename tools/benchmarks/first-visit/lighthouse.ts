import {execFile} from 'node:child_process';
import {createServer} from 'node:net';
import {promisify} from 'node:util';
import * as z from 'zod';
import {launch} from '../browser';
import {table} from '../figures';
import {listen, type Certificate} from './server';

const execute = promisify(execFile);

/** No dependency of the project: npx fetches it when somebody asks for its scores. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** One page of every family. */
const FAMILIES = [
  '/',
  '/about',
  '/design',
  '/services',
  '/services/security',
  '/construction/fit-out',
  '/projects',
  '/projects/manila-office-complex',
  '/international-projects',
  '/careers',
  '/careers/bench-joiner',
  '/careers/apply',
  '/contact',
  '/policies',
  '/policies/whistleblowing',
  '/policies/in-force',
  '/privacy',
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const resultSchema = z.object({
  categories: z.record(z.string(), z.object({score: z.number().nullable()})),
});

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs Lighthouse in our browser, so that it ends with that and leaves no other behind. */
async function scores(url: string, browserPort: number): Promise<string[]> {
  const categories = `--only-categories=${CATEGORIES.join(',')}`;
  const options = [`--port=${browserPort}`, categories, '--output=json', '--quiet'];
  const {stdout} = await execute('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: Infinity,
    // npx is a batch file on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  const result = resultSchema.parse(JSON.parse(stdout));
  return CATEGORIES.map((name) => ((result.categories[name]?.score ?? NaN) * 100).toFixed(0));
}

/**
 * The four scores of one page of every family, for a telephone, one run each.
 *
 * @param port where the site is served, without the slow line: Lighthouse reckons with its own
 */
export async function lighthouse(port: number, {fingerprint}: Certificate): Promise<string> {
  console.error(`running ${LIGHTHOUSE}, which npx downloads unless it has it …`);
  const browserPort = await freePort();
  const browser = await launch([
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
    `--remote-debugging-port=${browserPort}`,
  ]);
  const rows: string[][] = [];
  try {
    for (const page of FAMILIES) {
      rows.push([page, ...(await scores(`https://127.0.0.1:${port}${page}`, browserPort))]);
    }
  } finally {
    await browser.close();
  }
  return table(['Lighthouse', ...CATEGORIES], rows);
}
