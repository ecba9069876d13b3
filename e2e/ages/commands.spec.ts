import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'playwright/test';

const ROOT = path.resolve(__dirname, '../..');

test('the commands warn about outdated content and do not fail', async () => {
  const outputOf = async (...command: string[]) => {
    const {stdout} = await promisify(execFile)('npx', ['jiti', ...command], {
      cwd: ROOT,
      env: {...process.env, BUILD_CLOCK: '2031-06-16T12:00:00Z'},
    });
    return stdout;
  };
  expect(await outputOf('src/policy-record/commands/run.ts', 'status')).toContain('OVERDUE');
  expect(await outputOf('src/policy-record/commands/run.ts', 'check')).toMatch(
    /^Warning: the review of .+ was due by .+\. Owner: .+\.$/m,
  );
  const due = await outputOf('tools/checks/due/run.ts');
  expect(due).toMatch(/^- OUT OF DATE, .*review of .*Owner: .+\./m);
  expect(due).toMatch(/^- OUT OF DATE, .*bank holidays.*Owner: Company Secretary\./m);
  expect(due).toMatch(
    /^- OUT OF DATE, .*National Living Wage.*Owner: Head of HR and Compliance\./m,
  );
});
