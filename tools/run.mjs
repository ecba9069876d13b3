/**
 * Runs the stages of `npm test`. They depend on one another, so the first failure stops the run.
 *
 *   node tools/run.mjs                 all stages
 *   node tools/run.mjs units build     some of them, in the order below
 */
import {builds} from './builds.mjs';
import {main} from './steps.mjs';

await main([
  {name: 'units', command: ['vitest', 'run']},
  // A build fails on broken links and anchors, and on invalid data or documents.
  ...builds.map(({name, folder, env}) => ({
    name,
    command: ['docusaurus', 'build', '--out-dir', folder],
    env,
  })),
  {name: 'journeys', command: ['playwright', 'test']},
]);
