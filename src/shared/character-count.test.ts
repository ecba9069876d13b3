import fc from 'fast-check';
import {expect, it} from 'vitest';
import {characterCount} from './character-count';

it('characterCount counts an emoji or an accented letter as one character', () => {
  expect(characterCount('𠮷野')).toBe(2);
  expect(characterCount('e\u0301a')).toBe(2);
  expect(characterCount('\u200Fא\u200F')).toBe(1);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Array.from('aé李א😀')), {minLength: 1}), (letters) => {
      expect(characterCount(letters.join(''))).toBe(letters.length);
    }),
    {numRuns: 2000},
  );
});
