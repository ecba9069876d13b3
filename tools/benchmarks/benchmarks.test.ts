import {expect, it} from 'vitest';
import {recordProblems} from '../../src/policy-record/ledger/problems';
import {readRecord} from '../../src/policy-record/ledger/read-record';
import {testRepository} from '../../src/policy-record/ledger/repository.test-data';
import {addPolicies} from './grown-site';

it('adds policies and leaves the record valid', () => {
  const {root} = testRepository();
  addPolicies(root, {policies: 3, versions: 4});
  const record = readRecord(root, '2026-11-23');
  expect(recordProblems(record, {isPublic: true})).toEqual([]);
  expect(record.histories.filter(({reference}) => reference.startsWith('X'))).toHaveLength(3);
});
