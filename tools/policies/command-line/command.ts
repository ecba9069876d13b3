import {existsSync} from 'node:fs';
import path from 'node:path';
import {formatProblems} from '../../../src/content/report';
import {EditedSince, recover} from '../changes/changes';
import type {Ask} from './ask';
import {dayFault} from './days';
import {Refused, WrongUse} from './errors';

/** How a command ends: fine, a problem was found or it was not done, or it was used wrongly. */
export type ExitCode = 0 | 1 | 2;

/** The world of a command, so that tests can give it another one. */
export interface Surroundings {
  /** Folder in which the command was started. */
  readonly folder: string;
  /** Today in the United Kingdom. Example: `'2026-11-20'`. */
  readonly today: string;
  /** Prints a text and ends the line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Asks the person at the terminal; absent when there is none. */
  readonly ask?: Ask;
  /** Whether the output is a terminal that shows colours. */
  readonly colours: boolean;
}

export interface Command {
  /** Shown by `--help`. */
  readonly usage: string;
  readonly act: (args: string[], surroundings: Surroundings) => Promise<ExitCode>;
}

/** Options that every command of this folder has. */
export const commonOptions = {
  root: {type: 'string'},
  today: {type: 'string'},
  help: {type: 'boolean', short: 'h'},
} as const;

/** What `--help` says of the common options and the exit codes. */
export const commonUsage = `  --root <folder>   the repository, when it is not the current folder
  --today <day>     a day to reckon with instead of today, e.g. 2027-03-20
  --help            this text

Exit code: 0 fine, 1 a problem was found or nothing was done, 2 wrong use.`;

/** The day to reckon with. */
export function todayOf(option: string | undefined, {today}: Surroundings): string {
  const fault = option === undefined ? undefined : dayFault(option);
  if (fault !== undefined) {
    throw new WrongUse(`--today: ${fault}.`);
  }
  return option ?? today;
}

/**
 * The root of the repository. Takes back what an earlier command could not finish there.
 *
 * @throws WrongUse when the folder holds no policies
 */
export function openRoot(option: string | undefined, surroundings: Surroundings): string {
  const root = path.resolve(surroundings.folder, option ?? '.');
  if (!existsSync(path.join(root, 'docs/policies'))) {
    throw new WrongUse(
      `${root} holds no docs/policies. Start the command in the repository, or name it: --root <folder>.`,
    );
  }
  const taken = recover(root);
  if (taken !== undefined) {
    surroundings.print(`${taken} had been interrupted; its changes were taken back.\n`);
  }
  return root;
}

function isWrongOption(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}

/** Runs a command and turns what it throws into a message and an exit code. */
export async function run(
  command: Command,
  args: string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  const {print, printError} = surroundings;
  if (args.includes('--help') || args.includes('-h')) {
    print(command.usage);
    return 0;
  }
  try {
    return await command.act(args, surroundings);
  } catch (error) {
    if (error instanceof WrongUse || isWrongOption(error)) {
      printError(`${error.message}\nThe option --help shows how the command is used.`);
      return 2;
    }
    if (error instanceof Refused) {
      const report = formatProblems(error.problems);
      printError([error.message, report].filter((text) => text !== '').join('\n\n'));
      return 1;
    }
    if (error instanceof EditedSince) {
      printError(`${error.message}\nNothing was changed.`);
      return 1;
    }
    throw error;
  }
}
