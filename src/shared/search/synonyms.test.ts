import {expect, it} from 'vitest';
import {queryTerms, isEmergencyQuery, tokensIn} from './synonyms';
import {partsOf} from './words';

const wordsOf = (text: string) => partsOf(text).map(({folded}) => folded);

it.each([
  ['the words without fillers', 'how do I get a gate', [['gate']]],
  ['fillers if there are no other words', 'about us', [['about'], ['us']]],
  ['a name of two words as one term', 'fire doors', [['fire', 'door']]],
  ['nothing for punctuation', '?!', []],
])('queryTerms returns %s', (_, query, things) => {
  expect(queryTerms(wordsOf(query)).map(({stems}) => stems)).toEqual(things);
});

it.each([
  ['janitor', 'cleaner'],
  ['resume', 'curriculum vitae'],
  ['carpenter', 'joiner'],
  ['phone number', 'telephone'],
  ['gdpr', 'data protection'],
])('queryTerms treats %s as a synonym of %s', (typed, written) => {
  const asked = queryTerms(wordsOf(typed)).flatMap(({tokens}) => tokens);
  expect(tokensIn(wordsOf(written)).some((token) => asked.includes(token))).toBe(true);
});

it.each(
  'burst pipe, water leak, flood, alarm, emergency, break-in, locked out, fire, power cut'.split(
    ', ',
  ),
)('isEmergencyQuery recognises %s', (query) => {
  expect(isEmergencyQuery(query)).toBe(true);
});

it.each(['fire doors', 'emergency coordinator job', 'cleaning', 'gift limit', ''])(
  'isEmergencyQuery ignores %j',
  (query) => {
    expect(isEmergencyQuery(query)).toBe(false);
  },
);
