import {describe, expect, it} from 'vitest';
import {askedBy} from './asked';
import {Vocabulary} from './vocabulary';
import {wordsOf} from './words';

const vocabulary = new Vocabulary<true>();
for (const {folded} of wordsOf(
  'Security officers guard a part-time gate. Vacancy: mechanical and electrical engineers. CV, curriculum vitae, gifts at 5.3',
)) {
  vocabulary.add(folded, () => true);
}

/** Names of each thing; of a name, its words; of a word, what it could stand for. */
const asked = (query: string) =>
  askedBy(query, vocabulary).map((names) =>
    names
      .map(({words}) => words.map((meant) => meant.map(({word}) => word).join('|')).join(' '))
      .filter((name) => name.trim() !== ''),
  );

describe('what a query asks for', () => {
  it.each([
    ['each word', 'gate gifts', [['gate'], ['gifts']]],
    ['without fillers', 'how do I get a gate', [['gate']]],
    ['a thing by its other names', 'resume ', [['cv', 'curriculum vitae']]],
    ['a thing of two words', 'curriculum vitae', [['curriculum vitae', 'cv']]],
    ['a letter is no name', 'M&E', [['mechanical electrical', 'electrical mechanical']]],
    ['two words that also stand as one', 'part time', [['part time', 'parttime']]],
    ['the last word while it is typed', 'gate elec', [['gate'], ['electrical']]],
    ['but not once it is finished', 'gate elec ', [['gate'], []]],
    ['a mistake', 'mechanicall', [['mechanical']]],
    ['the number of a clause', '5.3', [['5.3']]],
    ['nothing', '?!', []],
  ])('is %s: %s', (_, query, things) => {
    expect(asked(query)).toEqual(things);
  });
});
