import {expect, it} from 'vitest';
import {recordProblems} from '../../src/policy-record/ledger/problems';
import {readRecord} from '../../src/policy-record/ledger/read-record';
import {testRepository} from '../../src/policy-record/ledger/repository.test-data';
import {addPolicies} from './grown-site';
import {median} from './measuring';
import {blockingTime} from './visit';

it('computes the median of an odd and an even number of values', () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 3]), median([])]).toEqual([5, 2.5, NaN]);
});

it('adds up the time by which each task exceeds 50 ms after the first paint', () => {
  const tasks = [
    {start: 100, duration: 300},
    {start: 450, duration: 200},
    {start: 900, duration: 60},
  ];
  expect(blockingTime({fcp: 500, tasks})).toBe(100 + 10);
});

it('adds policies and leaves the record valid', () => {
  const {root} = testRepository();
  addPolicies(root, {policies: 3, versions: 4});
  const record = readRecord(root, '2026-11-23');
  expect(recordProblems(record, {isPublic: true})).toEqual([]);
  expect(record.histories.filter(({reference}) => reference.startsWith('X'))).toHaveLength(3);
});
