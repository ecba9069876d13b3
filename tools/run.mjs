/**
 * The stages of `npm test`. They build on one another, so the first failure stops the run.
 *
 *   node tools/run.mjs                 all stages
 *   node tools/run.mjs units build     some of them, in the order below
 */
import {main} from './steps.mjs';

main(
  [
    {name: 'units', command: ['vitest', 'run']},
    // Broken links and anchors, and wrong data or documents, stop the build.
    // The journeys send enquiries to the mailbox that the preview server answers for.
    {name: 'build', command: ['docusaurus', 'build'], env: {EMBEDDED_MAILBOX: 'true'}},
    {name: 'journeys', command: ['playwright', 'test']},
  ],
  {stopAtFailure: true},
);
