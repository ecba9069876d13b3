/** Follows the step in CONTRIBUTING.md that shows newcomers an error report. */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {formatProblems} from '../../shared/report';
import {documentProblems} from './check';

const ROOT = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'first-ten-minutes-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('the change suggested in CONTRIBUTING.md is reported with file, field, expected, found and fix', () => {
  const guide = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, file = ''] = /^3\. Open \[(docs\/[^\]]+)\]\(\1\)/m.exec(guide) ?? [];
  const [, before = '', after = ''] = /^4\. Change `([^`]+)` to `([^`]+)`/m.exec(guide) ?? [];
  cpSync(path.join(ROOT, 'docs'), path.join(folder, 'docs'), {recursive: true});
  expect(documentProblems(folder)).toEqual([]);

  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text.split(before)).toHaveLength(2);
  writeFileSync(path.join(folder, file), text.replace(before, after));
  expect(formatProblems(documentProblems(folder))).toBe(
    `1 problem in 1 file:

docs/policies/whistleblowing.mdx
  reference
    expected  letters, a hyphen and digits, e.g. POL-009
    found     "POL-9"
    fix       Change it to what is expected.`,
  );
});
