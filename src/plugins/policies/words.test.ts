import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {likeness, wordBag} from './likeness';
import {comparable, wordChanges, type Piece} from './words';

/** Pieces as one text: `[-removed-]` and `{+added+}`. */
function shown(before: string, after: string): string {
  const marks = {same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}']} as const;
  return wordChanges(before, after)
    .map(({change, text}) => marks[change].join(text))
    .join('');
}

const side = (pieces: readonly Piece[], without: Piece['change']) =>
  pieces.flatMap(({change, text}) => (change === without ? [] : [text])).join('');

describe('wordChanges', () => {
  it.each([
    ['above £25 needs', 'above £50 needs', 'above [-£25-]{+£50+} needs'],
    ['within £1,000.', 'within £1,500.', 'within [-£1,000-]{+£1,500+}.'],
    ['in two days, or', 'in two days or', 'in two days[-,-] or'],
    ['the Manager answers', 'the Head answers', 'the [-Manager-]{+Head+} answers'],
    ['a b', 'a x y b', 'a{+ x y+} b'],
    ['All staff must', 'staff must', '[-All -]staff must'],
    ['staff must', 'All staff must', '{+All +}staff must'],
    ['write to a@b.example', 'write to c@b.example', 'write to [-a@b.example-]{+c@b.example+}'],
    ['by day-to-day rules', 'by yearly rules', 'by [-day-to-day-]{+yearly+} rules'],
    ['the client’s doing', 'the clients’ doing', 'the [-client’s-]{+clients’+} doing'],
    ['same words', 'same  words', 'same words'],
  ])('%s → %s', (before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it('joins replacements that only a small word keeps apart', () => {
    expect(shown('number on a door schedule', 'number and a photographic record')).toBe(
      'number [-on a door schedule-]{+and a photographic record+}',
    );
  });

  it('does not mark a word that stayed between two that came', () => {
    expect(shown('we of us', 'we all of all us')).toBe('we{+ all+} of{+ all+} us');
  });

  it('treats texts with nothing in common as one replacement, however long', () => {
    const long = (word: string) => Array.from({length: 4000}, (_, i) => `${word}${i}`).join(' ');
    const pieces = wordChanges(long('a'), long('b'));
    expect(pieces.map(({change}) => change)).toEqual(['removed', 'added']);
  });

  const word = fc.constantFrom(
    'the',
    'a',
    'staff',
    '£25',
    '£50',
    'must,',
    'not.',
    '(or)',
    'é',
    '–',
  );
  const text = fc.array(word, {maxLength: 30}).map((words) => words.join(' '));

  it('has both texts in it, whatever they are', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordChanges(before, after);
        expect(side(pieces, 'added')).toBe(before);
        expect(side(pieces, 'removed')).toBe(after);
      }),
    );
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.string({unit: 'grapheme'}), (before, after) => {
        const pieces = wordChanges(before, after);
        expect(side(pieces, 'added')).toBe(comparable(before));
        expect(side(pieces, 'removed')).toBe(comparable(after));
      }),
    );
  });

  it('never has two pieces of one kind side by side, and none without text', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordChanges(before, after);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
        expect(pieces.some(({change}, index) => pieces[index + 1]?.change === change)).toBe(false);
      }),
    );
  });
});

describe('likeness', () => {
  it('is 1 for the same words, 0 for none in common', () => {
    expect(likeness(wordBag('One, two.'), wordBag('two one'))).toBe(1);
    expect(likeness(wordBag('one'), wordBag('two'))).toBe(0);
    expect(likeness(wordBag('one two three'), wordBag('one two four'))).toBeCloseTo(2 / 3);
  });
});
