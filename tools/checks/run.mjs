/**
 * All checkers of `npm run check`. They do not depend on one another, so two run at a time, and one
 * run reports all.
 *
 *   npm run check                      all of them
 *   npm run check -- code spelling     some of them
 *
 * A checker that silently reads nothing would pass for ever. So each names the files it reads in
 * the very run that checks them: among these must be at least one of each ending it is there for.
 * That it also finds faults is proved by self-test.mjs.
 */
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {main} from '../steps.mjs';
import {checkers} from './checkers.mjs';

/** Lines with nothing but a file: plain, with CSpell's count and time, or in Prettier's words. */
const NAMED =
  /^(?:\s*\d+\/\d+ |\[debug\] resolve config from ')?([^\s':]+\.(?:tsx?|mts|mjs|mdx?|css|json))(?:'| [\d.]+ms.*)?$/;
/** What the words that make a checker name its files bring with them. */
const CHATTER = /^\[debug\] (?:normalized argv|loaded options|applied config)/;
const NOT_OURS = /node_modules|checks[\\/]fixtures/;

/**
 * Takes the names of files out of what a checker printed, and fails one that has read none.
 *
 * @param {import('./checkers.mjs').Checker} checker
 * @param {import('../steps.mjs').Ended} ended
 */
function readSomething({reads = []}, {status, output}) {
  const files = new Set();
  const rest = [];
  // Where `CI` is set, some colour what they print although no terminal reads it.
  for (const line of stripVTControlCharacters(output).split(/\r?\n/)) {
    const file = NAMED.exec(line)?.[1];
    if (file && !NOT_OURS.test(file)) files.add(path.resolve(file));
    else if (!file && !CHATTER.test(line)) rest.push(line);
  }
  const counts = reads.map(
    (ending) => `${[...files].filter((file) => file.endsWith(ending)).length} ${ending}`,
  );
  const unread = counts.filter((count) => count.startsWith('0 '));
  const said = counts.length > 0 ? [`reads ${counts.join(', ')}`] : [];
  const missed = unread.map((count) => `It reads no file that ends in ${count.slice(2)}.`);
  return {
    status: unread.length === 0 ? status : 1,
    output: [...rest, ...said, ...missed].join('\n'),
  };
}

await main(checkers, {atOnce: 2, judge: readSomething});
