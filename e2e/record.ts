import path from 'node:path';
import {readRecord} from '@site/src/policy-record/ledger/read-record';
import type {History} from '@site/src/policy-record/ledger/timeline';

/** Reads the record of policies and notices as a build at this instant would. */
export function recordAt(instant: string): readonly History[] {
  return readRecord(path.resolve(__dirname, '..'), instant.slice(0, 10)).histories;
}

/** Finds a document by its address. @throws if there is none */
export function documentAt(instant: string, address: string): History {
  const found = recordAt(instant).find((history) => history.path === address);
  if (found === undefined) throw new Error(`The record has no ${address}.`);
  return found;
}
