/**
 * Measures the list of openings on the careers page, with 12 openings and with 10,000: how long
 * the search takes, and how long it is from a key to the painted result in a browser.
 *
 *   npx jiti tools/benchmarks/careers-list.ts
 *
 * The browser is the one that `npm test` found. Close other programs: the figures are wall time.
 */
import path from 'node:path';
import {createJiti} from 'jiti';
import type * as careersList from './careers-list/report';

/** The site's own modules name each other `@site/…`, which only bundlers know. */
const jiti = createJiti(__filename, {alias: {'@site': path.resolve(__dirname, '../..')}});

jiti
  .import<typeof careersList>('./careers-list/report.ts')
  .then(({report}) => report())
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
