/**
 * The journeys of e2e/faults: what the site does when a line, a file or a service fails, with hostile
 * inputs, and with applications by email. They use the last build of the site, and a build of their
 * own for the email.
 *
 *   node tools/faults.mjs
 */
import {mail} from './builds.mjs';
import {main} from './steps.mjs';

await main([
  {
    name: mail.name,
    command: ['docusaurus', 'build', '--out-dir', mail.folder],
    env: mail.env,
  },
  {name: 'journeys', command: ['playwright', 'test', '--config', 'e2e/faults']},
]);
