import {expect, it} from 'vitest';
import {contrast} from './contrast';

it.each([
  ['#000', '#fff', 21],
  ['#fff', '#000000', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#c2391a', '#fff', 5.4],
  ['#fff', '#fff', 1],
])('contrast of %s and %s is %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});

it('contrast returns undefined unless both are plain hex colours', () => {
  expect(contrast('rgb(21 24 28 / 60%)', '#fff')).toBeUndefined();
  expect(contrast('#fff', 'clamp(1rem, 2vw, 3rem)')).toBeUndefined();
});
