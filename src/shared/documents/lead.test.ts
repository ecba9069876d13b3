import {expect, it} from 'vitest';
import {firstSentence} from './lead';

it('splits a lead after its first sentence', () => {
  expect(firstSentence('We clean. You get a report by 7:00 AM. We call.')).toEqual([
    'We clean.',
    'You get a report by 7:00 AM. We call.',
  ]);
  expect(firstSentence('Response 24 hours a day, e.g. to leaks.')).toEqual([
    'Response 24 hours a day, e.g. to leaks.',
    '',
  ]);
  expect(firstSentence('')).toEqual(['', '']);
});
