/**
 * Measures what policies and editions cost: CPU time and memory of a build, and the bytes that a
 * visitor of the home page and of a policy downloads, beside the site as it is.
 *
 *   npx jiti tools/benchmarks/policies-scale.ts --editions 10
 *   npx jiti tools/benchmarks/policies-scale.ts --policies 2500
 *   npx jiti tools/benchmarks/policies-scale.ts --policies 2500 --pages --stock
 *
 * `--stock` builds the same documents with the classic preset as it comes, too. `--pages` leaves
 * PDFs and Word documents out. `--keep` leaves the built copies where they are and says where that
 * is. Everything happens in copies below the folder for temporary files; the working tree is only
 * read.
 *
 * Without `--pages` each copy is built twice: the first build makes every PDF and Word document,
 * about a third of a second each, the second finds them in the copy's own cache. 2,500 policies
 * take half an hour of two cores then, and a few gigabytes of disk until the end.
 */
import path from 'node:path';
import {createJiti} from 'jiti';
import type * as policiesScale from './policies-scale/report';

/** The site's own modules name each other `@site/…`, which only bundlers know. */
const jiti = createJiti(__filename, {alias: {'@site': path.resolve(__dirname, '../..')}});

jiti
  .import<typeof policiesScale>('./policies-scale/report.ts')
  .then(({report}) => report(process.argv.slice(2)))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
