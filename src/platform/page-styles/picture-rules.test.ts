import {expect, it} from 'vitest';
import {phoneShift} from './picture-rules';

it('a hero on a phone is centred on its focal point', () => {
  expect(phoneShift({zoom: 172, focus: 63})).toBe(-58.4);
  expect(phoneShift({zoom: 200, focus: 50})).toBe(-50);
});

it('the framing of a hero on a phone leaves no empty edge on either side', () => {
  expect(phoneShift({zoom: 150, focus: 100})).toBe(-50);
  expect(phoneShift({zoom: 150, focus: 0})).toBe(0);
  expect(phoneShift({zoom: 100, focus: 80})).toBe(0);
});
