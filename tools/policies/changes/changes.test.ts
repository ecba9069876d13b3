import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {filesBelow} from '../content/files';
import {apply, recover, undo, type Change} from './changes';
import {JOURNAL_FOLDER} from './journal';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'policy-changes-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/a.mdx'), 'old a\r\n');
  writeFileSync(path.join(root, 'docs/b.mdx'), 'old b');
  writeFileSync(path.join(root, 'labels.ts'), '2026');
});

afterEach(() => rmSync(root, {recursive: true}));

const CHANGE: Change = {
  title: 'policy:release 2027',
  files: [
    {file: 'old/version-2026/a.mdx', content: 'old a'},
    {file: 'old/version-2026/deep/b.mdx', content: Buffer.from([0, 255, 13])},
    {file: 'labels.ts', content: '2027'},
  ],
  keepAs: 'release',
  guarded: ['docs/a.mdx', 'docs/b.mdx'],
};

const AMENDMENT: Change = {title: 'policy:amend a', files: [{file: 'docs/a.mdx', content: 'new'}]};

/** Every file outside the journal, with its content. */
function tree(): Record<string, string> {
  return Object.fromEntries(
    filesBelow(root, '.')
      .filter((file) => !file.startsWith(JOURNAL_FOLDER))
      .map((file) => [file, readFileSync(path.join(root, file), 'base64')]),
  );
}

/** The names of all steps that an action takes on a fresh tree. */
function stepsOf(action: (onStep: (step: string) => void) => void): string[] {
  const steps: string[] = [];
  action((step) => steps.push(step));
  return steps;
}

function interruptedAt(index: number): (step: string) => void {
  let count = -1;
  return () => {
    count += 1;
    if (count === index) throw new Error('interrupted');
  };
}

describe('a change of several files', () => {
  it('writes them all and keeps a journal that git ignores', () => {
    apply(root, CHANGE);
    expect(readFileSync(path.join(root, 'labels.ts'), 'utf8')).toBe('2027');
    expect(readFileSync(path.join(root, 'old/version-2026/deep/b.mdx'))).toEqual(
      Buffer.from([0, 255, 13]),
    );
    expect(filesBelow(root, JOURNAL_FOLDER)).toEqual([
      `${JOURNAL_FOLDER}/.gitignore`,
      `${JOURNAL_FOLDER}/release.json`,
    ]);
    expect(recover(root)).toBeUndefined();
  });

  it('leaves no journal when none is to be kept', () => {
    apply(root, AMENDMENT);
    expect(existsSync(path.join(root, JOURNAL_FOLDER))).toBe(false);
  });

  it('is undone to the last byte and the last folder', () => {
    const before = tree();
    apply(root, CHANGE);
    expect(tree()).not.toEqual(before);
    expect(undo(root, 'release')).toBe('policy:release 2027');
    expect(tree()).toEqual(before);
    expect(existsSync(path.join(root, 'old'))).toBe(false);
    expect(existsSync(path.join(root, JOURNAL_FOLDER))).toBe(false);
    expect(undo(root, 'release')).toBeUndefined();
  });

  it('is taken back wherever it is interrupted before its end', () => {
    const before = tree();
    const steps = stepsOf((onStep) => apply(root, CHANGE, onStep));
    undo(root, 'release');
    expect(steps.length).toBeGreaterThan(7);
    // In the last step everything is done and only the folder is tidied.
    for (const index of steps.slice(0, -1).keys()) {
      expect(() => apply(root, CHANGE, interruptedAt(index))).toThrow('interrupted');
      expect(recover(root)).toBe(index === 0 ? undefined : CHANGE.title);
      expect(tree(), `interrupted at: ${steps[index]}`).toEqual(before);
      expect(existsSync(path.join(root, 'old'))).toBe(false);
    }
  });

  it('is undone in the end, wherever the undoing is interrupted', () => {
    const before = tree();
    apply(root, CHANGE);
    const steps = stepsOf((onStep) => undo(root, 'release', onStep));
    for (const index of steps.keys()) {
      apply(root, CHANGE);
      expect(() => undo(root, 'release', interruptedAt(index))).toThrow('interrupted');
      recover(root);
      undo(root, 'release');
      expect(tree(), `interrupted at: ${steps[index]}`).toEqual(before);
    }
  });

  it('is taken back even when the recovery is interrupted', () => {
    const before = tree();
    expect(() => apply(root, CHANGE, interruptedAt(6))).toThrow('interrupted');
    expect(() => recover(root, interruptedAt(2))).toThrow('interrupted');
    expect(recover(root)).toBe(CHANGE.title);
    expect(tree()).toEqual(before);
  });
});

describe('an undo', () => {
  it.each([
    ['a file that it wrote', 'old/version-2026/a.mdx'],
    ['a file that it depends on', 'docs/b.mdx'],
    ['a file that somebody added', 'old/version-2026/new.mdx'],
  ])('is refused when %s was edited, and touches nothing', (_, file) => {
    apply(root, CHANGE);
    writeFileSync(path.join(root, file), 'edited');
    const edited = tree();
    expect(() => undo(root, 'release')).toThrow(file);
    expect(tree()).toEqual(edited);
  });

  it('is refused when a file was deleted', () => {
    apply(root, CHANGE);
    rmSync(path.join(root, 'old/version-2026/a.mdx'));
    expect(() => undo(root, 'release')).toThrow('old/version-2026/a.mdx');
  });

  it('of an older change is not lost by a later one without a journal', () => {
    apply(root, {...CHANGE, guarded: []});
    apply(root, AMENDMENT);
    expect(undo(root, 'release')).toBe(CHANGE.title);
    expect(readFileSync(path.join(root, 'docs/a.mdx'), 'utf8')).toBe('new');
  });
});

describe('a recovery', () => {
  it('is refused when a file was edited after the interruption', () => {
    expect(() => apply(root, CHANGE, interruptedAt(6))).toThrow('interrupted');
    writeFileSync(path.join(root, 'labels.ts'), '2028');
    expect(() => recover(root)).toThrow('labels.ts');
  });

  it('removes what an interrupted write left behind', () => {
    mkdirSync(path.join(root, JOURNAL_FOLDER));
    writeFileSync(path.join(root, JOURNAL_FOLDER, 'x.tmp'), 'half');
    expect(recover(root)).toBeUndefined();
    expect(existsSync(path.join(root, JOURNAL_FOLDER))).toBe(false);
  });

  it('says so when the journal itself is damaged', () => {
    mkdirSync(path.join(root, JOURNAL_FOLDER));
    writeFileSync(path.join(root, JOURNAL_FOLDER, 'pending.json'), '{}');
    expect(() => recover(root)).toThrow(/damaged/);
  });
});
