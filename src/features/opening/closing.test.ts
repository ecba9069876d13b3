import {describe, expect, it} from 'vitest';
import {isClosed} from './closing';

const CLOSES_AT = '2026-12-18T17:00:00.000Z';
const MOMENT = Date.parse(CLOSES_AT);

describe('isClosed', () => {
  it.each([
    ['a minute before', -60_000, false],
    ['a millisecond before', -1, false],
    ['at the moment', 0, true],
    ['a millisecond after', 1, true],
    ['a minute after', 60_000, true],
  ])('%s', (_, offset, closed) => {
    expect(isClosed(CLOSES_AT, MOMENT + offset)).toBe(closed);
  });
});
