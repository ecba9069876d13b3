import {readOnce} from '../reading/files';
import {readRecord} from './ledger/read-record';
import {today} from '../configuration/build-clock';

/** Returns the record on the day of the build, with its problems. Takes the repository root. */
export const currentRecord = readOnce(['docs', 'versioned_docs'], today, (siteDir) =>
  readRecord(siteDir, today()),
);
