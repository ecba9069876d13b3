/**
 * Runs the checkers of `npm run check`, two at a time, and reports all failures.
 *
 *   npm run check                      all of them
 *   npm run check -- code spelling     some of them
 *
 * A checker that reads nothing would always pass. So each prints the files that it reads, and fails
 * if it reads none with an expected extension. self-test.mjs proves that checkers find faults.
 */
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {main} from '../steps.mjs';
import {checkers} from './checkers.mjs';

/** Matches a line that names a file: alone, with CSpell's count and time, or in Prettier's form. */
const NAMED =
  /^(?:\s*\d+\/\d+ |\[debug\] resolve config from ')?([^\s':]+\.(?:tsx?|mts|mjs|mdx?|css|json))(?:'| [\d.]+ms.*)?$/;
/** Matches the other debug lines that Prettier prints. */
const DEBUG_LINE = /^\[debug\] /;
const NOT_OURS = /node_modules|checks[\\/]fixtures/;

/**
 * Removes file names from a checker's output, and fails the checker if an extension is missing.
 *
 * @param {import('./checkers.mjs').Checker} checker
 * @param {import('../steps.mjs').Ended} ended
 */
function checkFilesRead({reads = []}, {status, output}) {
  const files = new Set();
  const rest = [];
  // With `CI` set, some checkers colour their output even without a terminal.
  for (const line of stripVTControlCharacters(output).split(/\r?\n/)) {
    const file = NAMED.exec(line)?.[1];
    if (file && !NOT_OURS.test(file)) files.add(path.resolve(file));
    else if (!file && !DEBUG_LINE.test(line)) rest.push(line);
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

await main(checkers, {atOnce: 2, judge: checkFilesRead});
