import {brand} from '../../data/brand/brand';
import {formatProblems} from '../../shared/report';
import {factProblems} from './facts';

/*
 * Stops the build if the brand is wrong, and prints only the report. docusaurus.config.ts imports
 * this file first, because other modules use the brand while they load.
 */

const problems = factProblems('brand', brand);
if (problems.length > 0) {
  console.error(`\n${formatProblems(problems)}\n`);
  process.exit(1);
}
