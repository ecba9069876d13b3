import {randomUUID} from 'node:crypto';
import {expect, it, vi} from 'vitest';
import {cached} from './record-cache';

it('makes the same result only once', () => {
  const [inputs, make] = [randomUUID(), vi.fn(() => Uint8Array.from([0, 255]))];
  const made = [cached(inputs, make), cached(inputs, make)];
  expect(made.map((each) => [...each])).toEqual([
    [0, 255],
    [0, 255],
  ]);
  expect(make).toHaveBeenCalledOnce();
});

it('makes a new result for other inputs, and does not cache failures', () => {
  const inputs = randomUUID();
  const fail = () => {
    throw new Error('No ink.');
  };
  expect(() => cached(inputs, fail)).toThrow('No ink.');
  expect(cached(inputs, () => 'first').toString()).toBe('first');
  expect(cached(`${inputs} `, () => 'second').toString()).toBe('second');
});
