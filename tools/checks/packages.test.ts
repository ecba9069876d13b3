import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {licences, packageProblems} from './packages.mjs';

/** As the lockfile has them; the lists of the check are held too. */
const KNOWN = {
  '': {license: 'UNLICENSED'},
  'node_modules/@swc/core': {license: 'Apache-2.0', hasInstallScript: true},
  'node_modules/core-js': {license: 'MIT', hasInstallScript: true},
  'node_modules/eval': {},
  'node_modules/format': {},
  'node_modules/require-like': {},
};

const problems = (more: Parameters<typeof packageProblems>[0]) =>
  packageProblems({...KNOWN, ...more});

describe('the packages', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', '(WTFPL OR MIT)'])(
    'may have the licence %s',
    (license) => expect(problems({'node_modules/a': {license}})).toEqual([]),
  );

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN x', undefined])(
    'may not have the licence %s',
    (license) => {
      const locked = license === undefined ? {} : {license};
      const found = problems({'node_modules/a/node_modules/@b/c': locked});
      expect(found).toEqual([
        expect.stringMatching(new RegExp(`^@b/c: licence ${license ?? 'none'}`)),
      ]);
    },
  );

  it('of development may have any: nothing of them is published', () => {
    expect(problems({'node_modules/a': {license: 'GPL-3.0-only', dev: true}})).toEqual([]);
  });

  it('may not begin to run a script, those of development neither', () => {
    const runs = {license: 'MIT', hasInstallScript: true, dev: true};
    expect(problems({'node_modules/a': runs})).toEqual([
      expect.stringMatching(/^a: runs a script/),
    ]);
  });

  it('on the lists must be there', () => {
    const gone = Object.fromEntries(Object.entries(KNOWN).slice(0, 4));
    expect(packageProblems({...gone, 'node_modules/core-js': {license: 'MIT'}})).toEqual([
      expect.stringMatching(/^core-js: runs no script/),
      expect.stringMatching(/^format: is no package/),
      expect.stringMatching(/^require-like: is no package/),
    ]);
  });

  it('are listed by their names', () => {
    expect(licences(KNOWN).map(({name, licence}) => `${name} ${licence}`)).toEqual([
      '@swc/core Apache-2.0',
      'core-js MIT',
      'eval MIT',
      'format MIT',
      'require-like MIT',
    ]);
  });
});

describe('the updates that are proposed', () => {
  const read = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
  const {updates} = parse(read('.github/dependabot.yml')) as {
    readonly updates: readonly {
      readonly groups: Readonly<Record<string, {readonly patterns: readonly string[]}>>;
      readonly ignore?: readonly {readonly 'dependency-name': string}[];
    }[];
  };
  const {dependencies, devDependencies} = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Readonly<Record<string, string>>
  >;
  const ours = Object.keys({...dependencies, ...devDependencies});

  it('leave those behind that the decision leaves behind', () => {
    const rows = read('contributing/decisions/hosting.md')
      .split('\n')
      .filter((line) => line.startsWith('| `') && !line.includes('override'));
    const held = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const ignored = updates[0]?.ignore?.map((each) => each['dependency-name']) ?? [];
    expect(held.length).toBeGreaterThan(5);
    expect([...ignored].sort()).toEqual([...held].sort());
  });

  it('come in groups of packages that we have', () => {
    const patterns = Object.values(updates[0]?.groups ?? {}).flatMap((group) => group.patterns);
    const isOurs = (pattern: string) =>
      ours.some((name) =>
        pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
      );
    expect(patterns.filter((pattern) => !isOurs(pattern))).toEqual([]);
  });
});
