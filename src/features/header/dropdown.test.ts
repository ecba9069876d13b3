import {describe, expect, it} from 'vitest';
import {OPEN_DELAY, SKIP_DELAY, openDelay} from './dropdown';

describe('openDelay', () => {
  it('waits on the first hover', () => {
    expect(openDelay(1000, undefined)).toBe(OPEN_DELAY);
  });

  it('opens at once up to 300 ms after a close', () => {
    expect(openDelay(1000 + SKIP_DELAY, 1000)).toBe(0);
  });

  it('waits again later than that', () => {
    expect(openDelay(1001 + SKIP_DELAY, 1000)).toBe(OPEN_DELAY);
  });
});
