import {describe, expect, it} from 'vitest';
import {sectionNumbers} from './questions';

describe('sectionNumbers', () => {
  it.each([
    ['3', [3]],
    ['5, 3', [3, 5]],
    ['3,3 5', [3, 5]],
    ['all', 'all'],
    ['', undefined],
    ['0', undefined],
    ['11', undefined],
    ['2.5', undefined],
    ['two', undefined],
  ])('reads %j', (text, numbers) => {
    expect(sectionNumbers(text, 10)).toEqual(numbers);
  });
});
