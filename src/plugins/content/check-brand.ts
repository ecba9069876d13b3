import {brand} from '../../data/brand/brand';
import {companies} from '../../data/companies/companies';
import {formatProblems} from '../../shared/report';
import {factProblems, pictureProblems} from './facts';

/*
 * Stops the build if the brand, the list of companies or the list of pictures is wrong, and prints
 * only the report. docusaurus.config.ts imports this file first, because other modules use them
 * while they load.
 */

const problems = [
  ...factProblems('brand', brand),
  ...factProblems('companies', companies),
  ...pictureProblems(),
];
if (problems.length > 0) {
  console.error(`\n${formatProblems(problems)}\n`);
  process.exit(1);
}
