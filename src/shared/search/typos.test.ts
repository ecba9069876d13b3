import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {couldMean} from './typos';

describe('a typing mistake', () => {
  it.each([
    ['leds', 'leeds', 'a letter left out'],
    ['joinner', 'joiner', 'a letter too many'],
    ['surveyer', 'surveyor', 'a wrong letter'],
    ['nigth', 'night', 'two letters swapped'],
    ['ecurity', 'security', 'the first letter left out'],
    ['maintainance', 'maintenance', 'two mistakes in a long word'],
    ['securtiy', 'security', 'two letters swapped near the end'],
    ['secrui', 'security', 'a mistake in a word not yet finished'],
  ])('%s could mean %s: %s', (term, word) => {
    expect(couldMean(term, word)).toBe(true);
  });

  it.each([
    ['chef', 'check', 'a short word must end where it ends'],
    ['bes', 'bus', 'too short to guess'],
    ['fac26', 'fac27', 'no one mistypes towards another number'],
    ['joiner', 'painter', 'another word'],
    ['sia', 'si', 'too short to guess'],
    ['leeds', 'leeway', 'another word'],
  ])('%s does not mean %s: %s', (term, word) => {
    expect(couldMean(term, word)).toBe(false);
  });

  it('forgives every single slip in a word of five letters or more', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split(''));
    const word = fc.array(letter, {minLength: 5, maxLength: 14}).map((letters) => letters.join(''));
    const slip = fc.record({at: fc.nat(), letter, kind: fc.constantFrom(...SLIPS)});
    fc.assert(
      fc.property(word, slip, (meant, {at, letter: other, kind}) => {
        expect(couldMean(kind(meant, at % meant.length, other), meant)).toBe(true);
      }),
    );
  });
});

type Slip = (word: string, at: number, letter: string) => string;

const SLIPS: readonly Slip[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  (word, at) =>
    word.slice(0, at) +
    word
      .slice(at, at + 2)
      .split('')
      .reverse()
      .join('') +
    word.slice(at + 2),
];
