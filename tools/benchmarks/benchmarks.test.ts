import {describe, expect, it} from 'vitest';
import {recordProblems} from '../../src/policy-record/ledger/problems';
import {readRecord} from '../../src/policy-record/ledger/read-record';
import {testRepository} from '../../src/policy-record/ledger/repository.test-data';
import {addPolicies} from './grown-site';
import {figuresOf, median, medianOfPairs, table} from './measuring';
import {readOptions} from './policies-scale';
import {blocked} from './visit';

describe('figures', () => {
  it('finds the middle of an odd and of an even number of measurements', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('finds what 95 of 100 stay below', () => {
    const times = Array.from({length: 101}, (_, index) => index);
    expect(figuresOf(times)).toEqual({median: 50, p95: 95});
  });

  it('compares what was measured in the same round', () => {
    const [ours, floor] = [
      [100, 400, 150],
      [50, 200, 100],
    ];
    expect(medianOfPairs(ours, floor, (value, least) => value / least)).toBe(2);
    expect(medianOfPairs(ours, floor, (value, least) => value - least)).toBe(50);
    expect(medianOfPairs(ours, [], (value, least) => value / least)).toBeNaN();
  });

  it('writes a table', () => {
    expect(table(['', 'ms'], [['home', '7']])).toBe('|  | ms |\n| --- | --: |\n| home | 7 |');
  });
});

describe('the time in which a page does not answer', () => {
  it('counts what tasks last beyond 50 ms, from the first paint on', () => {
    const tasks = [
      {start: 100, duration: 300},
      {start: 450, duration: 200},
      {start: 900, duration: 60},
    ];
    expect(blocked({fcp: 500, tasks})).toBe(100 + 10);
  });
});

describe('the command line of policies-scale', () => {
  it('asks for policies and for versions of each', () => {
    const args = ['--policies', '2500', '--versions', '1'];
    expect(readOptions(args)).toEqual({policies: 2500, versions: 1});
  });

  it.each([[['--policies', 'ten']], [['--versions', '0']], [['--size']]])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow();
  });
});

it('adds policies to a record that stays sound', () => {
  const {root} = testRepository();
  addPolicies(root, {policies: 3, versions: 4});
  const record = readRecord(root, '2026-11-23');
  expect(recordProblems(record, {isPublic: true})).toEqual([]);
  expect(record.histories.filter(({reference}) => reference.startsWith('X'))).toHaveLength(3);
});
