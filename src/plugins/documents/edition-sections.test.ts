import {describe, expect, it} from 'vitest';
import {sectionIds, sectionsElsewhere} from './edition-sections';

describe('sectionIds', () => {
  it('returns the ids used on the page', () => {
    const source = '## Who it covers\n\ntext ## no\n\n### Below\n\n## Fees, and “extras”\n';
    expect(sectionIds(source)).toEqual(['who-it-covers', 'fees-and-extras']);
  });
});

describe('sectionsElsewhere', () => {
  it.each([
    ['are the same', ['a', 'b'], ['a', 'b'], ['a', 'b']],
    ['have other names between two that stayed', ['a', 'b', 'c'], ['a', 'x', 'c'], ['a', 'x', 'c']],
    ['are fewer: what is between is new', ['a', 'b', 'c'], ['a', 'c'], ['a', null, 'c']],
    ['are more', ['a', 'c'], ['a', 'b', 'c'], ['a', 'c']],
    [
      'cannot be told apart where their number differs',
      ['a', 'x', 'y'],
      ['a', 'b'],
      ['a', null, null],
    ],
    ['end with other names', ['a', 'b'], ['a', 'z'], ['a', 'z']],
  ])('%s', (_case, own, other, expected) => {
    expect(sectionsElsewhere(own, other)).toEqual(expected);
  });
});
