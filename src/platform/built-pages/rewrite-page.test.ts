import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {insertBefore, rewritePage} from './rewrite-page';

describe('changing a built page', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'built-pages-'));
  });
  afterAll(() => rm(folder, {recursive: true}));

  const page = async (name: string) => {
    const file = path.join(folder, name);
    await writeFile(file, '.');
    return file;
  };

  it('applies all concurrent changes', async () => {
    const file = await page('many.html');
    const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(letters.map((letter) => rewritePage(file, (html) => html + letter)));
    expect(await readFile(file, 'utf8')).toBe('.abcdef');
  });

  it('reports a failed change, leaves the page unchanged, and applies the next one', async () => {
    const file = await page('failed.html');
    const failing = rewritePage(file, () => {
      throw new Error('no head');
    });
    const next = rewritePage(file, (html) => `${html}next`);
    await expect(failing).rejects.toThrow('no head');
    await next;
    expect(await readFile(file, 'utf8')).toBe('.next');
  });

  it('leaves no temporary file', async () => {
    const file = await page('alone.html');
    await rewritePage(file, (html) => html);
    expect((await readdir(folder)).filter((name) => name.startsWith('alone'))).toEqual([
      'alone.html',
    ]);
  });
});

it('insertBefore inserts tags unchanged', () => {
  expect(insertBefore('</head>', '<head></head><body>', '<style>$&</style>')).toBe(
    '<head><style>$&</style></head><body>',
  );
});

it('insertBefore throws when the page lacks the tag', () => {
  expect(() => insertBefore('</head>', '<body>', '<meta>')).toThrow('no </head>');
});
