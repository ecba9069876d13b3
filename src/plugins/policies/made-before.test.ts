import {randomUUID} from 'node:crypto';
import {expect, it, vi} from 'vitest';
import {madeBefore} from './made-before';

it('makes the same only once', () => {
  const [inputs, make] = [randomUUID(), vi.fn(() => Uint8Array.from([0, 255]))];
  const made = [madeBefore(inputs, make), madeBefore(inputs, make)];
  expect(made.map((each) => [...each])).toEqual([
    [0, 255],
    [0, 255],
  ]);
  expect(make).toHaveBeenCalledOnce();
});

it('makes something else of other inputs, and keeps nothing of what failed', () => {
  const inputs = randomUUID();
  const fail = () => {
    throw new Error('No ink.');
  };
  expect(() => madeBefore(inputs, fail)).toThrow('No ink.');
  expect(madeBefore(inputs, () => 'first').toString()).toBe('first');
  expect(madeBefore(`${inputs} `, () => 'second').toString()).toBe('second');
});
