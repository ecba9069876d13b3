import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {policyOf} from '../security-policy/policy';
import {finishPages, insertBefore, type PrepareStep, type Rendered} from './index';

describe('finishPages', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'built-pages-'));
  });
  afterAll(() => rm(folder, {recursive: true}));

  const PAGES = ['careers/joiner.html', 'contact.html', 'index.html'];
  const finish = async (...steps: PrepareStep[]) => {
    await mkdir(path.join(folder, 'careers'), {recursive: true});
    for (const file of PAGES) {
      await writeFile(path.join(folder, file), '<head><meta charset=utf-8></head>');
    }
    await finishPages({outDir: folder} as Rendered, steps, {});
  };
  const add = (tags: string): PrepareStep => {
    return () => ({change: (html) => insertBefore('</head>', html, tags)});
  };
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');

  it('passes every page through all steps in their order', async () => {
    await finish(add('<a>'), () => ({}), add('<b>'));
    for (const file of PAGES) expect(await read(file)).toMatch(/<a><b><\/head>$/);
  });

  it('allows by hash a script that the last step adds', async () => {
    const script = '<script>late()</script>';
    await finish(add('<b>'), add(script));
    const html = await read('contact.html');
    expect(html).toContain(script);
    expect(html).toContain(policyOf(script, {}));
    expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
  });

  it.each([
    ['https://stats.example/s.js', 'Set ANALYTICS_ORIGIN=https://stats.example, or remove'],
    ['//stats.example/s.js', 'Set ANALYTICS_ORIGIN=https://stats.example, or remove'],
    ['http://stats.example/s.js', 'into the folder static'],
    ['data:text/javascript,1', 'into the folder static'],
  ])('stops at a script that the policy blocks: %s', async (src, fix) => {
    await expect(finish(add(`<script src="${src}"></script>`))).rejects.toThrow(fix);
  });

  it('prepares all steps before the first page, and ends them after the last', async () => {
    const calls: string[] = [];
    const step = (name: string): PrepareStep => {
      return async () => {
        calls.push(`prepare ${name}`);
        await stat(folder);
        return {
          change(html, address) {
            calls.push(`${name} ${address}`);
            return html;
          },
          end: () => void calls.push(`end ${name}`),
        };
      };
    };
    await finish(step('a'), step('b'));
    expect(calls).toEqual([
      'prepare a',
      'prepare b',
      ...['a /careers/joiner', 'b /careers/joiner', 'a /contact', 'b /contact', 'a /', 'b /'],
      'end a',
      'end b',
    ]);
  });

  it('tells each step the size of every written page', async () => {
    let sizes: ReadonlyMap<string, number> = new Map();
    await finish(add('é'), () => ({end: (pages) => void (sizes = pages)}));
    expect([...sizes.keys()]).toEqual(PAGES);
    for (const [file, size] of sizes) {
      expect(size).toBe((await stat(path.join(folder, file))).size);
    }
  });

  it('names the page that a step can’t change, and leaves it as it was', async () => {
    const ended: string[] = [];
    const failing: PrepareStep = () => ({
      change(html, address) {
        return address === '/contact' ? insertBefore('<title', html, '<meta>') : html;
      },
      end: () => void ended.push('failing'),
    });
    await expect(finish(add('<b>'), failing)).rejects.toMatchObject({
      message: 'The page contact.html could not be finished.',
      cause: {message: 'The page has no <title, so these tags can’t be inserted: <meta>'},
    });
    expect(await read('contact.html')).not.toContain('<b>');
    expect(ended).toEqual([]);
  });
});

it('insertBefore inserts tags unchanged', () => {
  expect(insertBefore('</head>', '<head></head><body>', '<style>$&</style>')).toBe(
    '<head><style>$&</style></head><body>',
  );
});
