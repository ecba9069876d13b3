import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readTokens} from '../../plugins/style-page/tokens';

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

/** Everything that the files show, themselves or through what they import. */
function reached(files: readonly string[]): Set<string> {
  const known = new Set(files);
  for (const file of known) {
    imports(file).forEach((other) => known.add(other));
  }
  return known;
}

describe('the style page', () => {
  it('shows every component', () => {
    const components = filesIn(COMPONENTS, '.tsx');
    const shown = reached(filesIn(path.join(__dirname, 'sheets'), '.tsx'));
    const missing = components.filter((file) => !shown.has(file));
    expect(components.length).toBeGreaterThan(30);
    expect(
      missing.map((file) => path.relative(ROOT, file)),
      'Show these on a sheet of src/features/style-page/sheets.',
    ).toEqual([]);
  });

  it('shows every step of type and of space', () => {
    const css = readFileSync(path.join(ROOT, 'src/features/style-page/style-page.css'), 'utf8');
    const tokens = readTokens(readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8'));
    const steps = tokens.map(({name}) => name).filter((name) => /^--(size|space)-/.test(name));
    const missing = steps.filter((name) => !css.includes(`var(${name});`));
    expect(steps.length).toBeGreaterThan(15);
    expect(missing, 'Give each a class in src/features/style-page/style-page.css.').toEqual([]);
  });
});
