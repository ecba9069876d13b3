import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {runIn} from '../fixture';
import type {Command} from './command';
import {Refused, WrongUse} from './errors';

const FOLDER = path.join(__dirname, '..');
const ROOT = path.join(FOLDER, '../..');
const JITI = path.join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');

function command(act: Command['act']): Command {
  return {usage: 'How to use it.', act};
}

describe('a command', () => {
  it('shows its usage for --help, and does nothing', async () => {
    const never = command(() => Promise.reject(new Error('done')));
    expect(await runIn('/', never, ['x', '--help'])).toEqual({
      code: 0,
      output: 'How to use it.',
      errors: '',
    });
  });

  it('ends with 2 when it is used wrongly', async () => {
    const wrong = command(() => Promise.reject(new WrongUse('No.')));
    expect(await runIn('/', wrong, [])).toMatchObject({
      code: 2,
      errors: 'No.\nThe option --help shows how the command is used.',
    });
  });

  it('ends with 1 when it refuses, and lists the reasons', async () => {
    const problem = {file: 'a', field: 'b', expected: 'c', found: 'd', fix: 'e'};
    const refused = command(() => Promise.reject(new Refused('No.', [problem])));
    const {code, errors} = await runIn('/', refused, []);
    expect(code).toBe(1);
    expect(errors).toMatch(/^No\.\n\n1 problem in 1 file:\n\na\n {2}b/);
  });

  it('does not hide a mistake of its own', async () => {
    const broken = command(() => Promise.reject(new Error('mistake')));
    await expect(runIn('/', broken, [])).rejects.toThrow('mistake');
  });
});

describe('every command', () => {
  const entries = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.ts') && name !== 'fixture.ts',
  );

  it('is one of those that the contributor pages describe', () => {
    expect(entries).toEqual([
      'amend.ts',
      'check.ts',
      'new.ts',
      'release.ts',
      'status.ts',
      'verify.ts',
    ]);
  });

  it.each(entries)('%s starts, and says how it is used and how it ends', (entry) => {
    const {status, stdout} = spawnSync(
      process.execPath,
      [JITI, path.join(FOLDER, entry), '--help'],
      {cwd: ROOT, encoding: 'utf8'},
    );
    expect(stdout).toContain(`npm run policy:${path.basename(entry, '.ts')}`);
    expect(stdout).toContain('Exit code: 0 fine');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(status).toBe(0);
  });

  it('is given its exit code', () => {
    const args = [JITI, path.join(FOLDER, 'status.ts'), '--today', 'never'];
    const {status, stderr} = spawnSync(process.execPath, args, {cwd: ROOT, encoding: 'utf8'});
    expect(stderr).toContain('--today');
    expect(status).toBe(2);
  });
});
