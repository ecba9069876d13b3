import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.resolve(__dirname, '../../..');
const COMPONENTS = path.join(ROOT, 'src/components');
const FEATURES = path.join(ROOT, 'src/features');

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending) && !file.includes('.test.'))
    .map((file) => path.join(folder, file));
}

/** The modules of `src/components` and `src/features` that a file imports. */
function imports(file: string): string[] {
  const sources = [...readFileSync(file, 'utf8').matchAll(/ from '([^']+)';/g)];
  return sources.flatMap(([, source = '']) => {
    const target = source.startsWith('@site/')
      ? path.join(ROOT, source.slice('@site/'.length))
      : path.resolve(path.dirname(file), source);
    const found = [`${target}.tsx`, `${target}.ts`].find((candidate) => existsSync(candidate));
    const inside = found?.startsWith(COMPONENTS) === true || found?.startsWith(FEATURES) === true;
    return found !== undefined && inside ? [found] : [];
  });
}

/** Returns the files and everything that they import, directly or indirectly. */
function withImports(files: readonly string[]): Set<string> {
  const known = new Set(files);
  for (const file of known) {
    imports(file).forEach((other) => known.add(other));
  }
  return known;
}

it('the style page shows every component', () => {
  const components = filesIn(COMPONENTS, '.tsx').filter((file) => !file.endsWith('.sheet.tsx'));
  const shown = withImports([path.join(__dirname, 'StylePage.tsx')]);
  const missing = components.filter((file) => !shown.has(file));
  expect(components.length).toBeGreaterThan(20);
  expect(
    missing.map((file) => path.relative(ROOT, file)),
    'Show these on the sheet beside them, <part>.sheet.tsx.',
  ).toEqual([]);
});
