import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {isDelivered} from './delivered.mjs';

const ROOT = path.resolve(__dirname, '..');
const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/**
 * Scripts of our own programs. Those of packages explain themselves, and commands.test.ts tests the
 * commands of the record.
 */
const own = Object.entries(scripts)
  .map(([name, script]) => [name, script.split(' && ').at(-1) ?? ''] as const)
  .filter(([, script]) => /^(?:jiti|node) (?:tools|src)\/(?!.*commands\/run\.ts)/.test(script))
  // For another group these end at once.
  .filter(([name]) => isDelivered || !/^test:(?:adopt|ages|browsers|faults)$/.test(name));

function call(script: string, option: string) {
  const [program = '', ...args] = script.split(' ');
  const jiti = program === 'jiti' ? [path.join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs')] : [];
  const all = [...jiti, ...args, option];
  return spawnSync(process.execPath, all, {cwd: ROOT, encoding: 'utf8', timeout: 60_000});
}

it.each(own)(
  'npm run %s explains itself, and refuses what it does not know',
  (_name, script) => {
    const help = call(script, '--help');
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout.length).toBeGreaterThan(40);
    const refused = call(script, '--nonsense');
    expect(refused.status).toBe(2);
    const said = refused.stdout + refused.stderr;
    expect(said).toContain('Unknown option');
    expect(said).not.toMatch(/^ +at /m);
  },
  120_000,
);

it('policies:edit refuses an invalid port', () => {
  const {status, stderr} = call('node src/policy-record/commands/edit.mjs', '--port=x');
  expect([status, stderr]).toEqual([2, '--port: expected a number from 0 to 65535, found x.\n']);
});
