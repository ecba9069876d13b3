import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {companyOf} from '@site/src/data/companies/companies';
import {exampleOpenings} from './openings.test-data';
import {openingSearch} from './search';

const find = await openingSearch(exampleOpenings);
const titles = (query: string) => find(query)?.map(({opening}) => opening.title) ?? 'no query';

const SECURITY = 'Security Officer, Nights';
const CLEANING = 'Commercial Cleaning Operative';
const JOINER = 'Bench Joiner';
const DOORS = 'Fire Door Installer';
const FIT_OUT = 'Fit-out Project Manager';
const SITE = 'Site Manager';

describe('search', () => {
  it.each([
    ['the title', 'bench joiner', [JOINER]],
    ['capital letters', 'BENCH JOINER', [JOINER]],
    ['another order of the words', 'joiner bench', [JOINER]],
    ['accents left out', 'cafes', [CLEANING]],
    ['accents put in', 'sécurité', [SECURITY]],
    ['an unfinished word', 'secur', [SECURITY]],
    ['another word of the family', 'cleaner', [CLEANING]],
    ['a small typing mistake', 'securty nigths', [SECURITY]],
    ['a compound as one word', 'fitout', [FIT_OUT]],
    ['a compound as two', 'fit out', [FIT_OUT]],
    ['the type in two words', 'part time', [CLEANING]],
    ['the type in one word', 'parttime', [CLEANING]],
    ['the region', 'essex', [SECURITY]],
    ['the company', companyOf('construction').shortName, [FIT_OUT, SITE]],
    ['the reference', 'BES-26-017', [DOORS]],
    ['the licence', 'door supervision', [SECURITY]],
    ['words from several fields', 'manager leeds', [SITE]],
    ['filler words', 'a job as the manager in Leeds', [SITE]],
    ['another name of the job', 'carpenter', [JOINER]],
    ['any word for a job', 'vacancies in Leeds', [JOINER, SITE]],
    ['a word without a match', 'chef', []],
    ['two words of which one matches', 'joiner plumber', []],
  ])('handles %s: %s', (_, query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  it('ranks a match in the title above a mention', () => {
    // The door installer's advert only asks for joinery experience.
    expect(titles('joiner')).toEqual([JOINER, DOORS]);
  });

  it('keeps list order among equally good matches', () => {
    expect(titles('manager')).toEqual([FIT_OUT, SITE]);
  });

  it('corrects typing mistakes only if nothing matches the text as typed', () => {
    // "line" is in a licence, and one letter away from "lines", "fine" and "like".
    expect(find('line')?.map(({marks}) => [...marks])).toEqual([['line']]);
  });

  it.each(['', '   ', '!?', '—'])('treats %j as no query', (query) => {
    expect(titles(query)).toBe('no query');
  });

  it('names the parts of the closed details if only they contain a word', () => {
    const insides = (query: string) => find(query)?.map(({foundInside}) => foundInside);
    expect(insides('supervision')).toEqual([['licence']]);
    expect(insides('FAC-26-041')).toEqual([['reference']]);
    expect(insides('written licence')).toEqual([['requirements', 'licence']]);
    expect(insides('nights')).toEqual([[]]);
  });

  it('marks nothing for a single letter', () => {
    const marks = (query: string) => find(query)?.map((match) => [...match.marks]);
    expect(marks('s')?.flat()).toEqual([]);
    expect(marks('secu')).toEqual([['secu', 'secur']]);
  });

  it('returns each opening at most once for any query', () => {
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
        const openings = find(query)?.map(({opening}) => opening) ?? [];
        expect(new Set(openings).size).toBe(openings.length);
      }),
    );
  });
});
