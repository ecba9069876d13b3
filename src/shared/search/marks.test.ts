import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {excerptOf, stretchesOf, type Stretch} from './marks';
import {stemOf, wordsOf} from './words';

const stemsOf = (words: readonly string[]) => new Set(words.map(stemOf));
const bracketed = (stretches: readonly Stretch[]) =>
  stretches.map(({text, marked}) => (marked ? `[${text}]` : text)).join('');

it.each([
  ['Security Officer, Nights', ['nights'], 'Security Officer, [Nights]'],
  ['Café, cafe', ['cafe'], '[Café], [cafe]'],
  ['Fit-out Project Manager', ['fitout'], '[Fit-out] Project Manager'],
  ['Fit-out Project Manager', ['fit', 'out'], '[Fit]-[out] Project Manager'],
  ['Fit-out Project Manager', ['fit', 'fitout'], '[Fit-out] Project Manager'],
  ['BES-26-014', ['bes26', 'bes26014', '26'], '[BES-26-014]'],
  ['Cleaner, cleaning', ['cleaners'], '[Cleaner], [cleaning]'],
  ['Nothing here', ['absent'], 'Nothing here'],
  ['', ['absent'], ''],
])('stretchesOf highlights words in %j', (text, words, expected) => {
  expect(bracketed(stretchesOf(text, stemsOf(words)))).toBe(expected);
});

it('stretchesOf never changes the text, whatever is highlighted', () => {
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
        const stretches = stretchesOf(whole, stemsOf(words));
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(whole);
        expect(stretches.some(({marked}) => marked)).toBe(words.length > 0);
      },
    ),
  );
});

describe('excerptOf', () => {
  const shown = (text: string, ...words: string[]) => bracketed(excerptOf(text, stemsOf(words)));
  const filler = (words: number) => Array.from({length: words}, () => 'word').join(' ');

  it('returns all of a short text', () => {
    expect(shown('Gifts above £50 need approval.', 'gifts', 'approval')).toBe(
      '[Gifts] above £50 need [approval].',
    );
  });

  it('returns the beginning if nothing is highlighted', () => {
    const excerpt = shown(filler(100), 'gifts');
    expect(excerpt).toMatch(/^word .* word …$/);
    expect(excerpt.length).toBeLessThan(180);
  });

  it('shows the place with the most different words', () => {
    const text = `gifts gifts ${filler(60)} gifts need approval ${filler(60)}`;
    const excerpt = shown(text, 'gifts', 'approval');
    expect(excerpt).toMatch(/^… word .*\[gifts\] need \[approval\] word.* …$/);
    expect(excerpt.length).toBeLessThan(190);
  });
});
