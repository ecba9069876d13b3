/**
 * Builds the site for several later days and walks through its main pages on each: nothing may
 * break or become untrue as time passes.
 *
 *   node tools/ages.mjs
 */
import {ages, folderOf} from '../e2e/ages/days.mjs';
import {endForAnotherGroup} from './delivered.mjs';
import {main} from './steps.mjs';

endForAnotherGroup('test:ages');

await main([
  ...ages.map((age) => ({
    name: age.name,
    command: ['docusaurus', 'build', '--out-dir', folderOf(age)],
    env: {EMBEDDED_MAILBOX: 'true', BUILD_CLOCK: age.clock ?? ''},
  })),
  {name: 'journeys', command: ['playwright', 'test', '--config', 'e2e/ages']},
]);
