import {describe, expect, it} from 'vitest';
import {rowsShown} from './find';

describe('rowsShown', () => {
  it.each([
    [0, 0, 0],
    [12, 0, 12],
    [100, 0, 100],
    [101, 0, 50],
    [101, 1, 100],
    [101, 2, 101],
    [10_000, 0, 50],
    [10_000, 3, 200],
  ])('of %i after %i presses is %i', (matches, presses, shown) => {
    expect(rowsShown(matches, presses)).toBe(shown);
  });
});
