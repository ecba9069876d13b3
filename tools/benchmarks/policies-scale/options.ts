import {parseArgs} from 'node:util';

/** What is measured. */
export interface Options {
  /** So many editions of the nine policies, the one in force included. */
  readonly editions?: number;
  /** So many policies in the edition in force. */
  readonly policies?: number;
  /** Whether PDFs and Word documents are left out. */
  readonly pages: boolean;
  /** Whether the same documents are built with the classic preset too. */
  readonly stock: boolean;
  /** Whether the copies stay. */
  readonly keep: boolean;
}

function whole(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) {
    return undefined;
  }
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new Error(`--${name} takes a whole number of ${least} or more, not "${text}".`);
  }
  return value;
}

/**
 * Reads the command line.
 *
 * @throws when an option is unknown, a number is none, or both numbers are asked for
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      editions: {type: 'string'},
      policies: {type: 'string'},
      pages: {type: 'boolean', default: false},
      stock: {type: 'boolean', default: false},
      keep: {type: 'boolean', default: false},
    },
  });
  const {pages, stock, keep} = values;
  const editions = whole('editions', values.editions, 2);
  const policies = whole('policies', values.policies, 10);
  if ((editions === undefined) === (policies === undefined)) {
    throw new Error('Give one of --editions <number> and --policies <number>.');
  }
  return {pages, stock, keep, ...(editions && {editions}), ...(policies && {policies})};
}
