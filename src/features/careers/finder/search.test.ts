import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {companies} from '@site/src/data/companies/companies';
import {exampleOpenings} from './openings.test-data';
import {lazyIndex} from './find';
import {termsOf} from '@site/src/shared/search/words';
import {FILLERS, search} from './search';

const index = lazyIndex(exampleOpenings);
const find = (query: string) => search(index.get, query);
const titles = (query: string) =>
  find(query)?.rows.map((row) => exampleOpenings[row]?.title) ?? 'no query';

const SECURITY = 'Security Officer, Nights';
const CLEANING = 'Commercial Cleaning Operative';
const JOINER = 'Bench Joiner';
const DOORS = 'Fire Door Installer';
const FIT_OUT = 'Fit-out Project Manager';
const SITE = 'Site Manager';

describe('search', () => {
  it.each([
    ['the title', 'bench joiner', [JOINER]],
    ['other case', 'BENCH JOINER', [JOINER]],
    ['other order', 'joiner bench', [JOINER]],
    ['accents left out', 'cafes', [CLEANING]],
    ['accents put in', 'sécurité', [SECURITY]],
    ['a word not finished', 'secur', [SECURITY]],
    ['another word of the family', 'cleaner', [CLEANING]],
    ['a small typing mistake', 'securty nigths', [SECURITY]],
    ['a compound as one word', 'fitout', [FIT_OUT]],
    ['a compound as two', 'fit out', [FIT_OUT]],
    ['the type in two words', 'part time', [CLEANING]],
    ['the type in one word', 'parttime', [CLEANING]],
    ['the region', 'essex', [SECURITY]],
    ['the company', companies.construction.shortName, [FIT_OUT, SITE]],
    ['the reference', 'BES-26-017', [DOORS]],
    ['the licence', 'door supervision', [SECURITY]],
    ['words from several fields', 'manager leeds', [SITE]],
    ['words that say nothing beside others', 'a job as the manager in Leeds', [SITE]],
    ['nothing', 'chef', []],
    ['one word of two', 'joiner plumber', []],
  ])('by %s: %s', (_, query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  it('puts the title before a mention', () => {
    // The door installer is asked for joinery; the bench joiner is one.
    expect(titles('joiner')).toEqual([JOINER, DOORS]);
  });

  it('keeps the order of the list among equals', () => {
    expect(titles('manager')).toEqual([FIT_OUT, SITE]);
  });

  it('guesses only when nothing fits as it was typed', () => {
    // "line" stands in a licence; it is one letter from "lines", "fine", "like".
    expect([...(find('line')?.words ?? [])]).toEqual(['line']);
  });

  it.each(['', '   ', '!?', '—'])('takes %j for no query', (query) => {
    expect(titles(query)).toBe('no query');
  });

  it('names the parts that alone hold a word, when they are out of sight', () => {
    const insides = (query: string) => {
      const found = find(query);
      return found?.rows.map(found.insideOf);
    };
    expect(insides('supervision')).toEqual([['licence']]);
    expect(insides('FAC-26-041')).toEqual([['reference']]);
    expect(insides('written licence')).toEqual([['requirements', 'licence']]);
    expect(insides('nights')).toEqual([[]]);
  });

  it('marks nothing for a single letter', () => {
    expect(find('s')?.words.size).toBe(0);
    expect(find('se')?.words).toEqual(new Set(['security']));
  });

  it('does not mind the order of the words', () => {
    const vocabulary = exampleOpenings.flatMap(({title, description, location}) =>
      `${title} ${description} ${location.town}`.split(' '),
    );
    const words = fc.array(fc.constantFrom(...vocabulary, 'securty', 'zzz'), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        words.chain((query) => fc.tuple(fc.constant(query), shuffled(query))),
        ([query, other]) => {
          // Up to eight words count, and a compound is two.
          fc.pre(termsOf(query.join(' '), FILLERS).length < 8);
          expect(titles(other.join(' '))).toEqual(titles(query.join(' ')));
        },
      ),
    );
  });

  it('ends for every query, with openings of the index, each once', () => {
    const text = fc.oneof(
      fc.string({unit: 'binary', maxLength: 400}),
      fc.string({unit: 'grapheme', maxLength: 400}),
      fc
        .array(fc.constantFrom('a', '-', ' ', '’', 'security', 'ß', '%', '\\', '('), {
          maxLength: 60,
        })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (query) => {
        const rows = find(query)?.rows ?? [];
        expect(new Set(rows).size).toBe(rows.length);
        expect(rows.every((row) => exampleOpenings[row] !== undefined)).toBe(true);
      }),
    );
  });

  it('finds every opening by every word of its title', () => {
    for (const {title} of exampleOpenings) {
      for (const word of title.split(/[ ,]+/)) {
        expect(titles(word), word).toContain(title);
      }
    }
  });
});

function shuffled(words: readonly string[]) {
  return fc.shuffledSubarray([...words], {minLength: words.length});
}
