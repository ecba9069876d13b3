import {randomUUID} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {cacheOf, modulesOf} from './record-cache';

const folder = mkdtempSync(path.join(tmpdir(), 'maker-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Writes a file beside the maker. */
function write(name: string, content: string): string {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
}

const maker = write('maker.ts', "import {\n  ink,\n} from './ink';\nimport type {A} from './a';\n");
write('ink.ts', "export {paper} from './paper';\nimport './side.json';\n");
write('paper.ts', '');
write('side.json', '{}');
write('a.ts', '');
const template = write('maker.typ', '');

it('makes the same result only once', () => {
  const [inputs, make, cached] = [
    randomUUID(),
    vi.fn(() => Uint8Array.from([0, 255])),
    cacheOf(maker),
  ];
  expect([cached(inputs, make), cached(inputs, make)].map((each) => [...each])).toEqual([
    [0, 255],
    [0, 255],
  ]);
  expect(make).toHaveBeenCalledOnce();
});

it('makes a new result for other inputs, and does not cache failures', () => {
  const [inputs, cached] = [randomUUID(), cacheOf(maker)];
  const fail = () => {
    throw new Error('No ink.');
  };
  expect(() => cached(inputs, fail)).toThrow('No ink.');
  expect(cached(inputs, () => 'first').toString()).toBe('first');
  expect(cached(`${inputs} `, () => 'second').toString()).toBe('second');
});

it.each([
  ['a module that its maker imports', 'paper.ts', 2],
  ['a file that its maker reads', 'maker.typ', 2],
  ['a module of types', 'a.ts', 1],
])('after a change of %s, makes a result so often', (_case, file, times) => {
  const [inputs, make] = [randomUUID(), vi.fn(() => 'result')];
  cacheOf(maker, [template])(inputs, make);
  write(file, `// ${randomUUID()}`);
  cacheOf(maker, [template])(inputs, make);
  expect(make).toHaveBeenCalledTimes(times);
});

it('a PDF depends on the brand and the fonts, and not on pages', () => {
  const modules = modulesOf(path.join(__dirname, 'pdf/pdf.ts')).map((file) =>
    path.relative(path.resolve(__dirname, '..'), file),
  );
  expect(modules).toEqual(expect.arrayContaining(['data/brand/brand.ts', 'fonts/faces.ts']));
  expect(modules.filter((file) => /^(?:features|components|plugins|pages)/.test(file))).toEqual([]);
});
