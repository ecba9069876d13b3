/**
 * All checkers of `npm run check`. They do not depend on one another, so one run reports all.
 *
 *   npm run check                      all of them
 *   npm run check -- code spelling     some of them
 */
import {main} from '../steps.mjs';
import {checkers} from './checkers.mjs';

main(checkers, {stopAtFailure: false});
