import {randomUUID} from 'node:crypto';
import {expect, it, vi} from 'vitest';
import {madeBefore, withImports} from './made-before';

it('makes the same only once', () => {
  const [inputs, make] = [randomUUID(), vi.fn(() => Uint8Array.from([0, 255]))];
  const made = [madeBefore(inputs, make), madeBefore(inputs, make)];
  expect(made.map((each) => [...each])).toEqual([
    [0, 255],
    [0, 255],
  ]);
  expect(make).toHaveBeenCalledOnce();
});

it('makes something else of other inputs, and keeps nothing of what failed', () => {
  const inputs = randomUUID();
  const fail = () => {
    throw new Error('No ink.');
  };
  expect(() => madeBefore(inputs, fail)).toThrow('No ink.');
  expect(madeBefore(inputs, () => 'first').toString()).toBe('first');
  expect(madeBefore(`${inputs} `, () => 'second').toString()).toBe('second');
});

it('hangs on the modules that a maker imports, near and far, and on no others', () => {
  const modules = withImports(['src/policy-record/pdf/pdf.ts']);
  for (const needed of [
    'policy-record/pdf/pdf.ts',
    'policy-record/words/blocks.ts',
    'plugins/brand-marks/',
  ]) {
    expect(modules.join('\n'), needed).toContain(`src/${needed}`);
  }
  expect(modules).toContain('src/data/brand/brand.ts');
  expect(modules).toContain('src/fonts/faces.ts');
  expect(modules).not.toContain('src/policy-record/index.ts');
});
