import {describe, expect, it} from 'vitest';
import {styleAddress, styleTemplateProblem} from './style-address';

const TEMPLATE = 'https://maps.example/{style}/style.json?key={key}';

describe('styleAddress', () => {
  it.each(['streets', 'satellite'] as const)('puts the map type and the key in: %s', (type) => {
    expect(styleAddress(TEMPLATE, type, 'abc')).toBe(
      `https://maps.example/${type}/style.json?key=abc`,
    );
  });

  it('uses the names that a provider gives its styles', () => {
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
    ['../../secret', '..%2F..%2Fsecret'],
    ['key with blanks', 'key%20with%20blanks'],
    ['{style}', '%7Bstyle%7D'],
    ['$&', '%24%26'],
    ['ключ', '%D0%BA%D0%BB%D1%8E%D1%87'],
  ])('lets the key %j change nothing but itself', (key, encoded) => {
    expect(styleAddress(TEMPLATE, 'streets', key)).toBe(
      `https://maps.example/streets/style.json?key=${encoded}`,
    );
  });
});

describe('styleTemplateProblem', () => {
  it.each([
    TEMPLATE,
    '/maps-demo/styles/{style}.json?key={key}',
    // A provider that knows its customers by their domain needs no key.
    'https://maps.example/{style:roads|aerial}.json',
  ])('accepts %s', (template) => {
    expect(styleTemplateProblem(template)).toBeUndefined();
  });

  it.each([
    ['', 'https://'],
    ['http://maps.example/{style}?key={key}', 'https://'],
    ['//maps.example/{style}?key={key}', 'https://'],
    ['maps.example/{style}?key={key}', 'https://'],
    ['https://maps.example/{style}?key={apiKey}', 'no placeholders besides'],
    ['https://maps.example/{style:one}?key={key}', 'no placeholders besides'],
    ['https://maps.example/style.json?key={key}', 'the placeholder {style}'],
  ])('explains what %j lacks', (template, problem) => {
    expect(styleTemplateProblem(template)).toContain(problem);
  });
});
