import {describe, expect, it} from 'vitest';
import {breakLines} from './lines';
import {STYLE} from './measures';

/** Every letter is one wide. */
const measure = (text: string) => text.length;

function lines(width: number, ...runs: Parameters<typeof breakLines>[0][number][]): string[] {
  return breakLines(runs, STYLE.body, width, measure).map((line) =>
    line.map(({text}) => text).join(''),
  );
}

describe('breakLines', () => {
  it('fills lines, and lets the space at the end hang over', () => {
    expect(lines(9, {text: 'four five six seven'})).toEqual(['four five ', 'six seven']);
  });

  it('parts words at hyphens between letters, references and telephone numbers not', () => {
    expect(lines(8, {text: 'a right-to-work'})).toEqual(['a right-', 'to-work']);
    expect(lines(8, {text: 'see POL-009'})).toEqual(['see ', 'POL-009']);
    expect(lines(10, {text: 'ring '}, {text: '01632 960140', href: 'tel:1'})[0]).toBe('ring ');
  });

  it('keeps what belongs together across faces', () => {
    expect(lines(9, {text: 'now ('}, {text: 'later', strong: true}, {text: ')'})).toEqual([
      'now ',
      '(later)',
    ]);
  });

  it('cuts a word that no line can hold', () => {
    expect(lines(4, {text: '1234567890'})).toEqual(['1234', '5678', '90']);
  });

  it('does not leave a short word alone on the last line', () => {
    const text = 'aaaaaaaa bbbbbbbb cccccccc dddddddd eeeeeeee it';
    expect(lines(44, {text})).toEqual(['aaaaaaaa bbbbbbbb cccccccc dddddddd ', 'eeeeeeee it']);
  });
});
