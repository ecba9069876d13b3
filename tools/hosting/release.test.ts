import {execFileSync} from 'node:child_process';
import {
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeFileList} from '../../src/plugins/hosting/whole-build';
import {freePort, release, startNginx} from './running-nginx';

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

const served = async () => path.basename(await readlink(path.join(site, 'current')));
const released = async () => (await readdir(path.join(site, 'releases'))).sort();

/** Goes back to a release with the command in the guide. */
function undo(name: string): void {
  const guide = readFileSync(path.resolve(__dirname, '../../contributing/put-it-live.md'), 'utf8');
  const [, command = 'false'] = /^ *(ln -sfn releases\/NAME .*)$/m.exec(guide) ?? [];
  execFileSync('sh', ['-c', command.replace('NAME', name)], {cwd: site});
}

it('shares unchanged files and their compressed forms with the previous release', async () => {
  const inodes = async () =>
    Promise.all(
      ['legal.html', 'legal.html.br', 'legal.html.gz', 'index.html', 'index.html.br'].map(
        async (name) => (await stat(path.join(site, 'current', name))).ino,
      ),
    );
  await release(await build(1), site, 8080);
  const before = await inodes();
  await writeFile(path.join(site, 'rules.conf'), 'rules of an older version');
  expect(await release(await build(2), site, 8080)).toContain('nginx -s reload');
  const after = await inodes();
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
  for (const changed of after.slice(3)) expect(before).not.toContain(changed);
  expect(await release(await build(2), site, 8080)).not.toContain('reload');
});

it('keeps only the last ten releases and their scripts', async () => {
  for (let day = 1; day <= 9; day++) {
    await mkdir(path.join(site, `releases/2001-01-0${day}`), {recursive: true});
  }
  await mkdir(path.join(site, 'lasting/assets/js'), {recursive: true});
  for (const script of ['old.js', 'older.js']) {
    await writeFile(path.join(site, 'lasting/assets/js', script), script);
  }
  await link(
    path.join(site, 'lasting/assets/js/old.js'),
    path.join(site, 'releases/2001-01-02/old.js'),
  );
  await link(
    path.join(site, 'lasting/assets/js/older.js'),
    path.join(site, 'releases/2001-01-01/older.js'),
  );
  const scripts = async () =>
    (await readdir(path.join(site, 'lasting/assets/js'))).filter((name) => name.endsWith('.js'));
  await release(await build(1), site, 8080);
  expect((await scripts()).sort()).toEqual(['main.00000001.js', 'old.js', 'older.js']);
  await release(await build(2), site, 8080);
  expect(await released()).toHaveLength(10);
  expect((await scripts()).sort()).toEqual(['main.00000001.js', 'main.00000002.js', 'old.js']);
  const current = await readdir(path.join(site, 'current/assets/js'));
  expect(current.sort()).toEqual(['', '.br', '.gz'].map((ending) => `main.00000002.js${ending}`));
});

it('serves all requests while releases are made and rolled back', async () => {
  const builds = await Promise.all([1, 2, 3].map(build));
  const port = await freePort();
  await release(builds[0] ?? '', site, port);
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
    for (let number = 0; number < 6; number++) {
      const before = await served();
      await release(builds[number % 3] ?? '', site, port);
      const page = await readFile(path.join(site, 'current/index.html'), 'utf8');
      expect(page).toContain(`0000000${(number % 3) + 1}.js`);
      if (number % 2 === 0) continue;
      undo(before);
      expect(await served()).toBe(before);
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
