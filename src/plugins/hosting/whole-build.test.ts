/** Checks that only a complete build can be released or served, by running the real commands. */
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {FILE_LIST, filesOfWholeBuild, writeFileList} from './whole-build';

const ROOT = path.resolve(__dirname, '../../..');
const JITI = path.join(ROOT, 'node_modules/.bin/jiti');

let folder = '';
let build = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'whole-build-'));
  build = path.join(folder, 'build');
  await mkdir(path.join(build, '.well-known'), {recursive: true});
  await writeFile(path.join(build, 'index.html'), 'home');
  await writeFile(path.join(build, '404.html'), 'Page not found');
  await writeFile(path.join(build, '.well-known/security.txt'), 'Contact');
});
afterEach(() => rm(folder, {recursive: true}));

interface Ended {
  readonly status: number;
  readonly output: string;
}

/** Runs a TypeScript program and waits until it exits. */
const run = (...args: string[]) =>
  new Promise<Ended>((resolve) => {
    execFile(JITI, args, {cwd: ROOT}, (error, stdout, stderr) => {
      resolve({
        status: typeof error?.code === 'number' ? error.code : 0,
        output: stdout + stderr,
      });
    });
  });

describe('the list of files', () => {
  it('contains the files of a build, including hidden folders, but not itself', () => {
    writeFileList(build);
    writeFileList(build);
    expect(filesOfWholeBuild(build)).toEqual([
      '.well-known/security.txt',
      '404.html',
      'index.html',
    ]);
  });

  it('omits a file that wasn’t part of the build', async () => {
    writeFileList(build);
    await writeFile(path.join(build, 'draft.html'), 'secret');
    expect(filesOfWholeBuild(build)).not.toContain('draft.html');
  });

  it('detects an incomplete copy', async () => {
    writeFileList(build);
    await rm(path.join(build, '404.html'));
    expect(() => filesOfWholeBuild(build)).toThrow(
      `The build in ${build} is not whole: of 3 files, 1 are missing or have changed, for example 404.html. Run npm run build, or copy the folder again.`,
    );
  });

  it('detects a page that was changed after it was finished', () => {
    writeFileList(build, new Map([['index.html', 'home'.length - 1]]));
    expect(() => filesOfWholeBuild(build)).toThrow('for example index.html');
  });

  it('is required in every folder that is released or served', () => {
    expect(() => filesOfWholeBuild(path.join(folder, 'none'))).toThrow(
      `There is no build in ${path.join(folder, 'none')}: run npm run build.`,
    );
  });
});

/** Code that runs at the end of a build, after the last page. */
const endings = {
  'ends well': '',
  'finds a broken link': "throw new Error('Broken link');",
  'fails in a step of another plugin': "void Promise.reject(new Error('A lapsed claim'));",
  'is stopped': 'process.exit();',
  'sets an exit code': 'process.exitCode = 1;',
};

it.each(Object.entries(endings))(
  'marks a build as finished only if it ends well: it %s',
  async (ending, code) => {
    await writeFile(path.join(build, FILE_LIST), '{}');
    const program = path.join(folder, 'program.ts');
    await writeFile(
      program,
      `process.env.NODE_ENV = 'production';
    import hosting, {fileList} from ${JSON.stringify(path.join(ROOT, 'src/plugins/hosting'))};
    import {existsSync} from 'node:fs';
    const build = {outDir: ${JSON.stringify(build)}};
    hosting(build);
    console.log('list at the start:', existsSync(${JSON.stringify(path.join(build, FILE_LIST))}));
    fileList(build).end(new Map());
    Promise.resolve().then(() => { ${code} });`,
    );
    const {output} = await run(program);
    expect(output).toContain('list at the start: false');
    expect(existsSync(path.join(build, FILE_LIST))).toBe(ending === 'ends well');
  },
);

const release = () => [
  'tools/hosting/release.ts',
  ...['--from', build, '--to', path.join(folder, 'site')],
];

it.each([
  ['npm run release', release],
  ['npm run serve', () => ['tools/preview/serve.ts', '--folder', build, '--port', '0']],
])('%s rejects a failed build', async (_, args) => {
  const {status, output} = await run(...args());
  expect(output).toContain(`The last build in ${build} did not finish: run npm run build.`);
  expect(status).toBe(1);
  expect(existsSync(path.join(folder, 'site'))).toBe(false);
});

it('npm run release accepts a complete build', async () => {
  writeFileList(build);
  const {status} = await run(...release());
  expect(status).toBe(0);
  const released = path.join(folder, 'site/current');
  expect(existsSync(path.join(released, '.well-known/security.txt'))).toBe(true);
  expect(existsSync(path.join(released, FILE_LIST))).toBe(false);
});
