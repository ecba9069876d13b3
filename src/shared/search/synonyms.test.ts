import {describe, expect, it} from 'vitest';
import {askedBy, asksForHelp, tokensIn} from './synonyms';
import {partsOf} from './words';

const wordsOf = (text: string) => partsOf(text).map(({folded}) => folded);

describe('askedBy', () => {
  it.each([
    ['without fillers', 'how do I get a gate', [['gate']]],
    ['fillers where there is nothing else', 'about us', [['about'], ['us']]],
    ['a name of two words as one thing', 'fire doors', [['fire', 'door']]],
    ['nothing', '?!', []],
  ])('%s', (_, query, things) => {
    expect(askedBy(wordsOf(query)).map(({stems}) => stems)).toEqual(things);
  });

  it.each([
    ['janitor', 'cleaner'],
    ['resume', 'curriculum vitae'],
    ['carpenter', 'joiner'],
    ['phone number', 'telephone'],
    ['gdpr', 'data protection'],
  ])('%s is also %s', (typed, written) => {
    const asked = askedBy(wordsOf(typed)).flatMap(({tokens}) => tokens);
    expect(tokensIn(wordsOf(written)).some((token) => asked.includes(token))).toBe(true);
  });
});

describe('an emergency', () => {
  it.each(
    'burst pipe, water leak, flood, alarm, emergency, break-in, locked out, fire, power cut'.split(
      ', ',
    ),
  )('is recognised in "%s"', (query) => {
    expect(asksForHelp(query)).toBe(true);
  });

  it.each(['fire doors', 'emergency coordinator job', 'cleaning', 'gift limit', ''])(
    'is not recognised in %j',
    (query) => {
      expect(asksForHelp(query)).toBe(false);
    },
  );
});
