import {expect, it} from 'vitest';
import {counted} from './counted';

it.each([
  [1, 'entry', '1 entry'],
  [0, 'entry', '0 entries'],
  [2, 'newer version', '2 newer versions'],
  [3, 'day', '3 days'],
  [1.5, 'point', '1.5 points'],
])('counted formats %s %s', (count, noun, expected) => {
  expect(counted(count, noun)).toBe(expected);
});
