import {expect, it} from 'vitest';
import {sectionIds, sectionsElsewhere} from './editions';

it('sectionIds returns the ids used on the page', () => {
  const source = '## Who it covers\n\ntext ## no\n\n### Below\n\n## Fees, and “extras”\n';
  expect(sectionIds(source)).toEqual(['who-it-covers', 'fees-and-extras']);
});

it.each([
  ['are the same', ['a', 'b'], ['a', 'b'], ['a', 'b']],
  [
    'are renamed between two that keep their names',
    ['a', 'b', 'c'],
    ['a', 'x', 'c'],
    ['a', 'x', 'c'],
  ],
  ['are missing in the other edition', ['a', 'b', 'c'], ['a', 'c'], ['a', null, 'c']],
  ['are additional in the other edition', ['a', 'c'], ['a', 'b', 'c'], ['a', 'c']],
  ['cannot be matched where their counts differ', ['a', 'x', 'y'], ['a', 'b'], ['a', null, null]],
  ['are renamed at the end', ['a', 'b'], ['a', 'z'], ['a', 'z']],
])('sectionsElsewhere %s', (_case, own, other, expected) => {
  expect(sectionsElsewhere(own, other)).toEqual(expected);
});
