import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {isSiteStyle} from './index';
import leanMiniSearch, {UNUSED} from './lean-minisearch.mjs';

const from = (file: string | null) => isSiteStyle({nameForCondition: () => file});

describe('isSiteStyle', () => {
  it.each(['/site/src/css/main.css', '/site/node_modules/infima/dist/css/x.css', 'C:\\s\\a.css'])(
    'merges %s into the site’s style sheet',
    (file) => expect(from(file)).toBe(true),
  );

  it.each([
    '/site/src/features/contact/map/street-map.lazy.css',
    'C:\\site\\src\\features\\map\\street-map.lazy.css',
  ])('leaves %s to the module that imports it', (file) => expect(from(file)).toBe(false));

  it('leaves MapLibre’s style sheet to the module that imports it', () => {
    const file = createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl.css');
    expect(from(file)).toBe(false);
  });

  it('merges modules without a file', () => {
    expect(from(null)).toBe(true);
    expect(isSiteStyle({})).toBe(true);
  });
});

it('leaves each unused method out of MiniSearch, and no other', () => {
  const file = new URL('../../../node_modules/minisearch/dist/es/index.js', import.meta.url);
  const methods = (source: string) =>
    Array.from(source.matchAll(/^ {4}(?:async )?(\w+)\(.*\) \{$/gm), ([, name]) => name);
  const source = readFileSync(file, 'utf8');
  const kept = methods(source).filter((name = '') => !UNUSED.includes(name));
  expect(methods(leanMiniSearch(source))).toEqual(kept);
  expect(methods(source)).toEqual(expect.arrayContaining(UNUSED));
});
