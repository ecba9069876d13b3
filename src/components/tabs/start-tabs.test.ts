import {describe, expect, it} from 'vitest';
import {nextTab} from './start-tabs';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s moves from tab %i to tab %i', (key, current, next) => {
    expect(nextTab(key, current, 3)).toBe(next);
  });

  it.each(['Tab', 'Enter', 'ArrowDown', 'a'])('ignores %s', (key) => {
    expect(nextTab(key, 1, 3)).toBeUndefined();
  });
});
