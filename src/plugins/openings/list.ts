import path from 'node:path';
import {readCommandLine} from '../../../tools/command-line.mjs';
import {ContentError} from '../../shared/report';
import {listOf, loadOpenings} from './load';

const USAGE = `Lists the openings that are not shown yet, shown now, and closed, each with its days.

  npm run openings

To see the list of another day: BUILD_CLOCK=2027-01-30T00:30:00Z npm run openings`;

readCommandLine(USAGE, {});
try {
  console.log(listOf(loadOpenings(path.resolve(__dirname, '../../..'))));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
