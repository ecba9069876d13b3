/** Reads the options of our npm scripts. Imports only Node's own modules. */
import {parseArgs} from 'node:util';

/**
 * Parses the command line. `--help` prints the usage and ends the process; an unknown option, or a
 * word where none is taken, prints the mistake and the usage, and ends it with exit code 2.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} O
 * @param {string} usage what the command does and takes
 * @param {O} options
 * @param {{takesWords?: boolean, args?: string[]}} [more] words are what has no `--` before it
 */
export function readCommandLine(usage, options, {takesWords = false, args} = {}) {
  const own = {...options, help: /** @type {const} */ ({type: 'boolean', short: 'h'})};
  try {
    const parsed = parseArgs({args, options: own, allowPositionals: takesWords});
    if (!('help' in parsed.values))
      return {values: parsed.values, words: /** @type {string[]} */ (parsed.positionals)};
    console.log(usage);
    process.exit(0);
  } catch (error) {
    // Node adds advice for programmers in a second sentence.
    const [mistake = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    console.error(`${mistake.replace(/\.?$/, '.')}\n\n${usage}`);
    process.exit(2);
  }
}

/**
 * Parses a port. A wrong one prints the mistake and ends the process with exit code 2.
 *
 * @param {string} text
 */
export function portFrom(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  console.error(`--port: expected a number from 0 to 65535, found ${text}.`);
  process.exit(2);
}
