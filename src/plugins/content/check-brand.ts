import {brand} from '../../data/brand/brand';
import {formatProblems} from '../../shared/report';
import {factProblems} from './facts';

/*
 * Stops a build whose brand is wrong, with the report alone. docusaurus.config.ts imports this file
 * first, because other modules use the brand while they load.
 */

const problems = factProblems('brand', brand);
if (problems.length > 0) {
  console.error(`\n${formatProblems(problems)}\n`);
  process.exit(1);
}
