import {describe, expect, it} from 'vitest';
import {periodAt} from './lobby-hour';

describe('periodAt', () => {
  it.each([
    ['midnight', 0, 0],
    ['the last minute of a period', 299, 0],
    ['the first minute of a period', 300, 300],
    ['the last minute of the day', 1439, 1080],
  ])('finds the period of %s, in any order', (_name, minutes, start) => {
    expect(periodAt(minutes, [300, 1080, 0])).toBe(start);
  });
});
