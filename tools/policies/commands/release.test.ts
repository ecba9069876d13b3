import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {answering, fixtureRepository, policySource, runIn, snapshot} from '../fixture';
import {amend} from './amend';
import {check} from './check';
import {newPolicy} from './new';
import {releaseCommand} from './release';

const release = releaseCommand();
let root: string;

beforeEach(() => {
  root = fixtureRepository();
});

afterEach(() => rmSync(root, {recursive: true}));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

describe('policy:release', () => {
  it('closes the edition in force and begins the next', async () => {
    const before = snapshot(root);
    const {code, output} = await runIn(root, release, ['2027', '--yes']);
    expect(code).toBe(0);
    expect(output).toContain('Edition 2026 is closed, and docs/ is edition 2027.');
    expect(read('src/data/editions/editions.ts')).toContain("currentEdition = '2027';");
    expect(JSON.parse(read('versions.json'))).toEqual(['2026', '2025']);
    expect(JSON.parse(read('versioned_docs/version-2026/brand-tokens.json'))).toEqual({
      'brand.name': 'A Group',
    });
    expect(read('versioned_docs/version-2026/policies/environmental.mdx')).toBe(
      policySource({slug: 'environmental', status: 'superseded'}),
    );
    expect(read('versioned_docs/version-2026/privacy.mdx')).toBe(read('docs/privacy.mdx'));
    const after = snapshot(root);
    const touched = Object.keys(before).filter((file) => before[file] !== after[file]);
    expect(touched).toEqual(['src/data/editions/editions.ts', 'versions.json']);
  });

  it('leaves a repository that passes the check', async () => {
    await runIn(root, release, ['2027', '--yes']);
    expect(await runIn(root, check, [])).toMatchObject({code: 0, errors: ''});
  });

  it('asks for the year and for a yes', async () => {
    const ask = answering('2027', true);
    expect((await runIn(root, release, [], ask)).code).toBe(0);
    expect(ask.asked).toEqual([
      'Edition 2026 will be closed. Which year begins?',
      'Close edition 2026 and begin 2027?',
    ]);
  });

  it.each([
    ['a no', [], answering('2027', false), 1],
    ['a dry run', ['2027', '--dry-run'], undefined, 0],
    ['no terminal and no --yes', ['2027'], undefined, 2],
    ['no year', ['--yes'], undefined, 2],
    ['the year in force', ['2026', '--yes'], undefined, 2],
    ['an older year', ['2025', '--yes'], undefined, 2],
    ['something that is no year', ['next', '--yes'], undefined, 2],
    ['two years', ['2027', '2028', '--yes'], undefined, 2],
  ] as const)('changes nothing for %s', async (_, args, ask, code) => {
    const before = snapshot(root);
    expect((await runIn(root, release, [...args], ask)).code).toBe(code);
    expect(snapshot(root)).toEqual(before);
  });

  it('refuses drafts, missing approvals, late reviews and problems, and lists them all', async () => {
    write(
      'docs/policies/environmental.mdx',
      policySource({slug: 'environmental', status: 'draft'}),
    );
    write(
      'docs/policies/whistleblowing.mdx',
      policySource({slug: 'whistleblowing', approvedOn: '2026-12-01', reviewBy: '2027-12-01'}),
    );
    write('docs/privacy.mdx', read('docs/privacy.mdx').replace('2027-03-18', '2026-11-19'));
    const before = snapshot(root);
    const {code, errors} = await runIn(root, release, ['2027', '--yes']);
    expect(code).toBe(1);
    expect(errors).toContain('Edition 2026 cannot be closed yet. Nothing was changed.');
    expect(errors).toMatch(/environmental\.mdx\n {2}status\n.*"in force"/);
    expect(errors).toMatch(/whistleblowing\.mdx\n {2}approvedOn\n[^]*effectiveFrom/);
    expect(errors).toMatch(/privacy\.mdx\n {2}reviewBy\n.*2026-11-20 or later/);
    expect(errors).toContain('whistleblowing.reviewBy');
    expect(snapshot(root)).toEqual(before);
  });

  it('refuses an edition that is closed already', async () => {
    write('versions.json', '["2026", "2025"]');
    const {code, errors} = await runIn(root, release, ['2027', '--yes']);
    expect(code).toBe(1);
    expect(errors).toContain('Edition 2026 is closed already');
  });
});

describe('policy:release --undo', () => {
  it('leaves the tree as it was, to the last byte', async () => {
    const before = snapshot(root);
    await runIn(root, release, ['2027', '--yes']);
    const {code, output} = await runIn(root, release, ['--undo']);
    expect(code).toBe(0);
    expect(output).toContain('policy:release 2027 is undone');
    expect(snapshot(root)).toEqual(before);
    expect(existsSync(path.join(root, 'versioned_docs/version-2026'))).toBe(false);
  });

  it('can be followed by the same release', async () => {
    await runIn(root, release, ['2027', '--yes']);
    const after = snapshot(root);
    await runIn(root, release, ['--undo']);
    await runIn(root, release, ['2027', '--yes']);
    expect(snapshot(root)).toEqual(after);
  });

  it('is refused after an amendment, and names what was edited', async () => {
    await runIn(root, release, ['2027', '--yes']);
    const file = 'docs/policies/environmental.mdx';
    write(file, read(file).replace('Somebody does something', 'Somebody does more'));
    const args = ['--type', 'minor', '--note', 'More is done.', '--yes'];
    expect(await runIn(root, amend, ['environmental', ...args])).toMatchObject({code: 0});
    const before = snapshot(root);
    const {code, errors} = await runIn(root, release, ['--undo']);
    expect(code).toBe(1);
    expect(errors).toContain(`  ${file}\nNothing was changed.`);
    expect(errors).not.toContain('whistleblowing');
    expect(snapshot(root)).toEqual(before);
  });

  it('says so when there is nothing to undo', async () => {
    const {code, errors} = await runIn(root, release, ['--undo']);
    expect(code).toBe(1);
    expect(errors).toContain('There is no release to undo');
  });
});

describe('an interrupted release', () => {
  it('is taken back by the next command, wherever it was interrupted', async () => {
    const before = snapshot(root);
    const steps: string[] = [];
    await runIn(
      root,
      releaseCommand((step) => steps.push(step)),
      ['2027', '--yes'],
    );
    await runIn(root, release, ['--undo']);
    expect(steps.length).toBeGreaterThan(10);
    for (const stop of steps.slice(0, -1)) {
      const interrupted = releaseCommand((step) => {
        if (step === stop) throw new Error('interrupted');
      });
      await expect(runIn(root, interrupted, ['2027', '--yes'])).rejects.toThrow('interrupted');
      const {output} = await runIn(root, check, []);
      expect(output).toContain('no problems');
      expect(snapshot(root), `interrupted at: ${stop}`).toEqual(before);
    }
  });

  it('can simply be started again', async () => {
    const interrupted = releaseCommand((step) => {
      if (step === 'write versions.json') throw new Error('interrupted');
    });
    await expect(runIn(root, interrupted, ['2027', '--yes'])).rejects.toThrow('interrupted');
    const {code, output} = await runIn(root, release, ['2027', '--yes']);
    expect(code).toBe(0);
    expect(output).toContain(
      'policy:release 2027 had been interrupted; its changes were taken back.',
    );
    expect(JSON.parse(read('versions.json'))).toEqual(['2026', '2025']);
  });
});

describe('a draft', () => {
  it('keeps an edition open until it is approved or taken out', async () => {
    const args = ['--title', 'Drugs and alcohol policy', '--owner', 'Head of HR', '--yes'];
    await runIn(root, newPolicy, args);
    const {code, errors} = await runIn(root, release, ['2027', '--yes']);
    expect(code).toBe(1);
    expect(errors).toContain('docs/policies/drugs-alcohol.mdx');
  });
});
