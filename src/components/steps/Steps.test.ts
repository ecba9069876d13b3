import {expect, it} from 'vitest';
import {chainOf} from './Steps';

const weeks = (least: number, most: number) => ({least, most, unit: 'weeks'});

it('chainOf adds up the durations and lays the steps end to end, to one scale', () => {
  const chain = chainOf([weeks(1, 2), weeks(3, 8)]);
  expect(chain).toMatchObject({unit: 'weeks', least: 4, most: 10, continues: false});
  expect(chain?.stretches).toEqual([
    {from: 0, least: 10, most: 20},
    {from: 20, least: 50, most: 100},
  ]);
});

it('chainOf stops before a step with another unit or no duration, and leaves room for it', () => {
  const hours = {least: 1, most: 4, unit: 'hours'};
  for (const next of [undefined, hours]) {
    const chain = chainOf([weeks(1, 1), weeks(1, 1), next, weeks(5, 5)]);
    expect(chain).toMatchObject({least: 2, most: 2, continues: true});
    expect(chain?.stretches.at(-1)?.most).toBe(92);
  }
});

it.each([[[]], [[weeks(1, 2)]], [[undefined, weeks(1, 2), weeks(1, 2)]]])(
  'chainOf is undefined for %j',
  (spans) => {
    expect(chainOf(spans)).toBeUndefined();
  },
);
