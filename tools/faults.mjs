/**
 * Runs the journeys of e2e/faults: failing connections, files and services, hostile input, and
 * applications by email. They use the last build of the site, and one built here for email.
 *
 *   node tools/faults.mjs
 */
import {mail} from './builds.mjs';
import {endForAnotherGroup} from './delivered.mjs';
import {main} from './steps.mjs';

endForAnotherGroup('test:faults');

await main([
  {
    name: mail.name,
    command: ['docusaurus', 'build', '--out-dir', mail.folder],
    env: mail.env,
  },
  {name: 'journeys', command: ['playwright', 'test', '--config', 'e2e/faults']},
]);
