import {describe, expect, it} from 'vitest';
import {excerptOf} from './excerpt';

const shown = (text: string, ...words: string[]) =>
  excerptOf(text, (word) => words.includes(word))
    .map((stretch) => (stretch.marked ? `[${stretch.text}]` : stretch.text))
    .join('');

const filler = (words: number) => Array.from({length: words}, () => 'word').join(' ');

describe('an excerpt', () => {
  it('is all of a short text', () => {
    expect(shown('Gifts above £50 need approval.', 'gifts', 'approval')).toBe(
      '[Gifts] above £50 need [approval].',
    );
  });

  it('is the beginning where nothing is marked', () => {
    const excerpt = shown(filler(100), 'gifts');
    expect(excerpt).toMatch(/^word .* word …$/);
    expect(excerpt.length).toBeLessThan(180);
  });

  it('shows where the most different words stand together', () => {
    const text = `gifts gifts ${filler(60)} gifts need approval ${filler(60)}`;
    const excerpt = shown(text, 'gifts', 'approval');
    expect(excerpt).toMatch(/^… word .*\[gifts\] need \[approval\] word.* …$/);
    expect(excerpt.length).toBeLessThan(190);
  });
});
