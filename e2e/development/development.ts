import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test as base} from 'playwright/test';
import {LATER_DAY, site} from '../../tools/builds.mjs';
import {freePort} from '../../tools/hosting/running-nginx';

const ROOT = path.resolve(__dirname, '../..');
const COPIED =
  'docs openings src versioned_docs versioned_sidebars versions.json docusaurus.config.ts package.json package-lock.json sidebars.ts tsconfig.json';

/** Waits longer, because each save recompiles the page, perhaps while a build uses the cores. */
export const slowExpect = expect.configure({timeout: 120_000});

/** `npm start` in a copy of the repository, whose files a test may change. */
export interface Development {
  readonly folder: string;
  readonly port: number;
  readonly git: (...args: string[]) => string;
  /** Returns what the server has printed to standard error. */
  readonly printed: () => string;
}

/** Copies the repository. Links its last build and its packages, but not their cache. */
function makeCopy(folder: string): void {
  const link = (name: string, to = name) =>
    symlinkSync(path.join(ROOT, name), path.join(folder, to));
  for (const name of COPIED.split(' ')) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  link('static');
  link(site.folder, 'build');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '.cache') link(`node_modules/${name}`);
  }
  writeFileSync(
    path.join(folder, '.gitignore'),
    'node_modules\n.docusaurus\n.mailbox\nstatic\nbuild\n',
  );
}

/**
 * Provides one server for all tests of a worker, and its address as `baseURL`. Each test begins
 * with the files of the repository.
 */
export const test = base.extend<{development: Development}, {server: Development}>({
  server: [
    async ({playwright}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'development-'));
      const git = (...args: string[]) =>
        execFileSync('git', ['-C', folder, ...args], {encoding: 'utf8'}).trimEnd();
      makeCopy(folder);
      git('init', '--quiet', '--initial-branch', 'main');
      git('config', 'user.name', 'An Officer');
      git('config', 'user.email', 'officer@example.test');
      git('add', '.');
      git('commit', '--quiet', '--message', 'Start');

      const port = await freePort();
      const script = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
      const args = [script, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
      const program = spawn(process.execPath, args, {
        cwd: folder,
        env: {...process.env, NODE_ENV: 'development', BUILD_CLOCK: LATER_DAY},
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let printed = '';
      program.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
      const exited = once(program, 'exit');
      try {
        const request = await playwright.request.newContext();
        const answers = expect(async () => {
          expect((await request.get(`http://127.0.0.1:${port}`)).ok()).toBe(true);
        }).toPass();
        await Promise.race([
          answers,
          exited.then(() => Promise.reject(new Error(`npm start has ended: ${printed}`))),
        ]);
        await request.dispose();
        await use({folder, port, git, printed: () => printed});
      } finally {
        program.kill();
        await exited;
        rmSync(folder, {recursive: true, force: true});
      }
    },
    {scope: 'worker', timeout: 600_000},
  ],
  development: async ({server}, use) => {
    server.git('reset', '--quiet', '--hard', 'main');
    server.git('clean', '-f', '-d', '-q', 'docs', 'versioned_docs');
    await use(server);
  },
  baseURL: async ({development: {port}}, use) => use(`http://127.0.0.1:${port}`),
});
