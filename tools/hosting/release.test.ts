import {mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeFileList} from '../../src/plugins/hosting/whole-build';
import {makeRelease, releasesIn, servedIn, undoRelease} from './release';
import {freePort, startNginx} from './running-nginx';

let folder = '';
let site = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, {recursive: true}));

/** A build whose pages ask for a script that no other build has. */
async function build(number: number): Promise<string> {
  const made = path.join(folder, `build-${number}`);
  const script = `assets/js/main.${String(number).padStart(8, '0')}.js`;
  const files = {
    'index.html': `<script src="/${script}"></script>${'home '.repeat(1000)}`,
    'about.html': `<script src="/${script}"></script>`,
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

it('goes on from release to release, and back', async () => {
  const first = (await makeRelease(await build(1), site, 8080)).name;
  const second = (await makeRelease(await build(2), site, 8080)).name;
  expect(await releasesIn(site)).toEqual([first, second]);
  expect(await servedIn(site)).toBe(second);
  expect(await undoRelease(site)).toBe(first);
  expect(await servedIn(site)).toBe(first);
  expect(await readFile(path.join(site, 'current/about.html'), 'utf8')).toContain('00000001');
  await expect(undoRelease(site)).rejects.toThrow('no release before');
  const third = (await makeRelease(await build(3), site, 8080)).name;
  expect(await servedIn(site)).toBe(third);
  // Not to the second, which was taken back.
  expect(await undoRelease(site)).toBe(first);
});

it('says when nginx must read its rules again', async () => {
  expect((await makeRelease(await build(1), site, 8080)).rulesChanged).toBe(false);
  expect((await makeRelease(await build(2), site, 8080)).rulesChanged).toBe(false);
  await writeFile(path.join(site, 'rules.conf'), 'of an older version');
  expect((await makeRelease(await build(3), site, 8080)).rulesChanged).toBe(true);
});

it('takes what has not changed from the release before, as the same file', async () => {
  await makeRelease(await build(1), site, 8080);
  const inodes = async () =>
    Promise.all(
      ['legal.html', 'legal.html.br', 'legal.html.gz', 'index.html'].map(
        async (name) => (await stat(path.join(site, 'current', name))).ino,
      ),
    );
  const before = await inodes();
  await makeRelease(await build(2), site, 8080);
  const after = await inodes();
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
  expect(after[3]).not.toBe(before[3]);
});

it('keeps ten releases and the scripts of these, and no more', async () => {
  for (let number = 1; number <= 12; number++) await makeRelease(await build(number), site, 8080);
  expect(await releasesIn(site)).toHaveLength(10);
  const scripts = await readdir(path.join(site, 'lasting/assets/js'));
  expect(scripts.filter((name) => name.endsWith('.js')).sort()).toEqual(
    Array.from({length: 10}, (_, index) => `main.${String(index + 3).padStart(8, '0')}.js`),
  );
});

it('leaves what is served as it is when there is no build', async () => {
  const {name} = await makeRelease(await build(1), site, 8080);
  await expect(makeRelease(path.join(folder, 'none'), site, 8080)).rejects.toThrow('npm run build');
  expect([await releasesIn(site), await servedIn(site)]).toEqual([[name], name]);
});

const SWITCHES = 20;
const REQUESTS = 2000;
const VISITORS = 8;

it('loses no visitor while releases are made and undone', async () => {
  const builds = await Promise.all([1, 2, 3].map(build));
  const port = await freePort();
  await makeRelease(builds[0] ?? '', site, port);
  const nginx = await startNginx(site, port);
  let asked = 0;
  let switched = 0;
  const failures: string[] = [];
  const get = async (address: string) => {
    asked += 1;
    const answer = await fetch(nginx.origin + address);
    const text = await answer.text();
    if (answer.status !== 200) failures.push(`${answer.status} ${address}`);
    return text;
  };
  /** Loads pages, and the script of the one before only when the next is there already. */
  const visitor = async () => {
    let script = '/';
    while (asked < REQUESTS || switched < SWITCHES) {
      for (const address of ['/', '/about', '/legal', script]) {
        script = /src="([^"]+)"/.exec(await get(address))?.[1] ?? script;
      }
    }
  };
  const operator = async () => {
    for (; switched < SWITCHES; switched++) {
      if (switched % 2 === 1) await undoRelease(site);
      else await makeRelease(builds[(switched / 2) % 3] ?? '', site, port);
    }
  };
  try {
    await Promise.all([operator(), ...Array.from({length: VISITORS}, visitor)]);
  } finally {
    await nginx.close();
  }
  expect(failures).toEqual([]);
  expect(switched).toBe(SWITCHES);
  expect(asked).toBeGreaterThanOrEqual(REQUESTS);
});
