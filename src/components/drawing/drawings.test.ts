import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const SRC = path.resolve(__dirname, '../..');

const drawings = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({file, text: readFileSync(path.join(SRC, file), 'utf8')}))
  .filter(({text}) => text.includes('class="drawing"'));

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

describe.each(drawings)('$file', ({text}) => {
  it('says what it shows', () => {
    expect(/<title>([^<]+)<\/title>/.exec(text)?.[1]).toMatch(/^[A-Z].{60,}\.$/);
  });

  it('has the proportions of its lines', () => {
    const [, width, height] = /class="drawing" width="(\d+)" height="(\d+)"/.exec(text) ?? [];
    const viewBox = /class="drawing__lines" viewBox="([^"]+)"/.exec(text)?.[1];
    expect(viewBox?.split(' ').slice(2)).toEqual([width, height]);
  });

  it('has all its words inside', () => {
    const places = all(text, / (?:x|y)="([\d.-]+)%"/g).map(Number);
    expect(places.filter((place) => place < 0 || place > 100)).toEqual([]);
  });
});

it('drawings have ids of their own, and use no others', () => {
  const ids = drawings.flatMap(({text}) => all(text, / id="([^"]+)"/g));
  expect(ids).toEqual([...new Set(ids)]);
  const used = drawings.flatMap(({text}) => all(text, /(?:href="|url\()#([^")]+)/g));
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});
