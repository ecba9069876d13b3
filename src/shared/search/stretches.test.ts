import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {stretchesOf} from './stretches';
import {wordsOf} from './words';

const shown = (text: string, ...words: string[]) =>
  stretchesOf(text, (word) => words.includes(word))
    .map((stretch) => (stretch.marked ? `[${stretch.text}]` : stretch.text))
    .join('');

describe('stretchesOf', () => {
  it.each([
    ['Security Officer, Nights', ['nights'], 'Security Officer, [Nights]'],
    ['Café, cafe', ['cafe'], '[Café], [cafe]'],
    ['Fit-out Project Manager', ['fitout'], '[Fit-out] Project Manager'],
    ['Fit-out Project Manager', ['fit', 'out'], '[Fit]-[out] Project Manager'],
    ['Fit-out Project Manager', ['fit', 'fitout'], '[Fit-out] Project Manager'],
    ['BES-26-014', ['bes26', 'bes26014', '26'], '[BES-26-014]'],
    ['Nothing here', ['absent'], 'Nothing here'],
    ['', ['absent'], ''],
  ])('marks %j', (text, words, expected) => {
    expect(shown(text, ...words)).toBe(expected);
  });

  it('never changes the text, whatever is marked', () => {
    const text = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.string({unit: 'grapheme'}),
      fc
        .array(fc.constantFrom('fit', 'out', '-', '’', ' ', 'é', 'e\u0301', 'ﬁ'), {maxLength: 30})
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(
        text.chain((whole) => {
          const words = wordsOf(whole).map(({folded}) => folded);
          return fc.tuple(fc.constant(whole), fc.subarray(words));
        }),
        ([whole, words]) => {
          const stretches = stretchesOf(whole, (word) => words.includes(word));
          expect(stretches.map((stretch) => stretch.text).join('')).toBe(whole);
          expect(stretches.some(({marked}) => marked)).toBe(words.length > 0);
        },
      ),
    );
  });
});
