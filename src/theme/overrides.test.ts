import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Names of all overrides in the folder, as the theme names them. */
function overridesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/(\/index)?\.tsx$/, ''))
    .sort();
}

it('src/theme/README.md gives a reason for each override and for nothing else', () => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const explained = [...readme.matchAll(/^\| `([^`]+)` +\| \S.+\|$/gm)].map((match) => match[1]);
  expect(explained.sort()).toEqual(overridesIn(__dirname));
  expect(explained.length).toBeGreaterThan(0);
});
