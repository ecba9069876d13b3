import {execFileSync} from 'node:child_process';
import {mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeFileList} from '../../src/plugins/hosting/whole-build';
import {makeRelease} from './release';
import {freePort, startNginx} from './running-nginx';

let folder = '';
let site = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, {recursive: true}));

/** Makes a build with a script that is in no other build. */
async function build(number: number): Promise<string> {
  const made = path.join(folder, `build-${number}`);
  const script = `assets/js/main.${String(number).padStart(8, '0')}.js`;
  const files = {
    'index.html': `<script src="/${script}"></script>${'home '.repeat(1000)}`,
    'legal.html': 'as ever '.repeat(1000),
    '404.html': 'Page not found',
    [script]: `script ${number} `.repeat(1000),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(made, name)), {recursive: true});
    await writeFile(path.join(made, name), text);
  }
  writeFileList(made);
  return made;
}

const release = async (number: number) => makeRelease(await build(number), site, 8080);
const served = async () => path.basename(await readlink(path.join(site, 'current')));
const released = async () => (await readdir(path.join(site, 'releases'))).sort();

/** Goes back to a release with the command in the guide. */
function undo(name: string): void {
  const guide = readFileSync(path.resolve(__dirname, '../../contributing/put-it-live.md'), 'utf8');
  const [, command = 'false'] = /^ *(ln -sfn releases\/NAME .*)$/m.exec(guide) ?? [];
  execFileSync('sh', ['-c', command.replace('NAME', name)], {cwd: site});
}

it('serves each new release, and an earlier one after a rollback', async () => {
  await release(1);
  const first = await served();
  await release(2);
  expect(await released()).toEqual([first, await served()]);
  undo(first);
  expect(await served()).toBe(first);
  const page = () => readFile(path.join(site, 'current/index.html'), 'utf8');
  expect(await page()).toContain('00000001');
  await release(3);
  expect(await page()).toContain('00000003');
});

it('reports whether nginx must reload its rules', async () => {
  expect([await release(1), await release(2)]).toEqual([false, false]);
  await writeFile(path.join(site, 'rules.conf'), 'of an older version');
  expect(await release(3)).toBe(true);
});

it('shares unchanged files and their compressed forms with the previous release', async () => {
  const inodes = async () =>
    Promise.all(
      ['legal.html', 'legal.html.br', 'legal.html.gz', 'index.html'].map(
        async (name) => (await stat(path.join(site, 'current', name))).ino,
      ),
    );
  await release(1);
  const before = await inodes();
  await release(2);
  const after = await inodes();
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
  expect(after[3]).not.toBe(before[3]);
});

it('keeps only the last ten releases and their scripts', async () => {
  for (let number = 1; number <= 12; number++) await release(number);
  expect(await released()).toHaveLength(10);
  const scripts = await readdir(path.join(site, 'lasting/assets/js'));
  expect(scripts.filter((name) => name.endsWith('.js')).sort()).toEqual(
    Array.from({length: 10}, (_, index) => `main.${String(index + 3).padStart(8, '0')}.js`),
  );
  const current = await readdir(path.join(site, 'current/assets/js'));
  expect(current.sort()).toEqual(['', '.br', '.gz'].map((ending) => `main.00000012.js${ending}`));
});

it('changes nothing if there is no build', async () => {
  await release(1);
  const before = [await released(), await served()];
  await expect(makeRelease(path.join(folder, 'none'), site, 8080)).rejects.toThrow('npm run build');
  expect([await released(), await served()]).toEqual(before);
});

it('serves all requests while releases are made and rolled back', async () => {
  const builds = await Promise.all([1, 2, 3].map(build));
  const port = await freePort();
  await makeRelease(builds[0] ?? '', site, port);
  const nginx = await startNginx(site, port);
  const failures: string[] = [];
  let isFinished = false;
  const get = async (address: string) => {
    const answer = await fetch(nginx.origin + address);
    if (answer.status !== 200) failures.push(`${answer.status} ${address}`);
    return answer.text();
  };
  /** Loads pages in turn, and the script of a page only after the next page. */
  const visitor = async () => {
    for (let script = '/'; !isFinished;) {
      for (const address of ['/', '/legal', script]) {
        script = /src="([^"]+)"/.exec(await get(address))?.[1] ?? script;
      }
    }
  };
  const operator = async () => {
    for (let number = 0; number < 10; number++) {
      const before = await served();
      await makeRelease(builds[number % 3] ?? '', site, port);
      if (number % 2 === 1) undo(before);
    }
    isFinished = true;
  };
  try {
    await Promise.all([operator(), visitor(), visitor(), visitor(), visitor()]);
  } finally {
    await nginx.close();
  }
  expect(failures).toEqual([]);
});
