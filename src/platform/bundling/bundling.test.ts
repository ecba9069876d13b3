import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {isSiteStyle} from './index';

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
