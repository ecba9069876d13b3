import {describe, expect, it} from 'vitest';
import {specification} from '@site/e2e/specification';
import {styleAddress, ZOOM} from './useStreetMap';

const TEMPLATE = 'https://maps.example/{style}/style.json?key={key}';

describe('styleAddress', () => {
  it.each(['streets', 'satellite'] as const)('fills in the map type and the key: %s', (type) => {
    expect(styleAddress(TEMPLATE, type, 'abc')).toBe(
      `https://maps.example/${type}/style.json?key=abc`,
    );
  });

  it('uses the provider’s own style names', () => {
    const template = 'https://maps.example/{style:streets-v2|hybrid}.json?api_key={key}';
    expect(styleAddress(template, 'streets', 'k')).toBe(
      'https://maps.example/streets-v2.json?api_key=k',
    );
    expect(styleAddress(template, 'satellite', 'k')).toBe(
      'https://maps.example/hybrid.json?api_key=k',
    );
  });

  it.each([
    ['a&style=x', 'a%26style%3Dx'],
    ['../../x', '..%2F..%2Fx'],
    ['key with blanks', 'key%20with%20blanks'],
    ['{k}', '%7Bk%7D'],
    ['$&', '%24%26'],
    ['é', '%C3%A9'],
  ])('encodes the key %j', (key, encoded) => {
    expect(styleAddress(TEMPLATE, 'streets', key)).toBe(
      `https://maps.example/streets/style.json?key=${encoded}`,
    );
  });
});

it('starts at the specification’s zoom', () => {
  expect(ZOOM).toBe(specification.map.zoom);
});
