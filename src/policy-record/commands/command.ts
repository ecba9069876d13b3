import {parseArgs, type ParseArgsConfig} from 'node:util';
import {formatProblems, type Problem} from '../../shared/report';
import {hasGit, changedFiles} from '../ledger/git';

/** How a command ends: fine, a problem was found or nothing was done, or it was used wrongly. */
export type ExitCode = 0 | 1 | 2;

/** The world of a command, so that tests can give it another one. */
export interface CommandContext {
  /** Root of the repository. */
  readonly siteDir: string;
  /** Today in the United Kingdom. Example: `'2026-11-20'`. */
  readonly today: string;
  readonly print: (text: string) => void;
  /** Asks the person at the terminal for a line; absent when there is none. */
  readonly ask?: (question: string, suggestion?: string) => Promise<string>;
}

/** Ends a command with exit code 1: nothing was done, or something is wrong. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super([message, formatProblems(problems)].filter((part) => part !== '').join('\n\n'));
  }
}

/** Ends a command with exit code 2: it was called wrongly. */
export class WrongUse extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** A command: how it is called, its options, and what it does. */
export interface Command {
  /** Shown by `--help`. */
  readonly usage: string;
  readonly options: Options;
  readonly act: (call: Call, context: CommandContext) => Promise<ExitCode> | ExitCode;
}

/** What stood on the command line. */
export interface Call {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** What was asked for and answered, by the name of its option. */
  readonly answered: Map<string, string>;
}

/** An option, or what someone answers; without a terminal a missing one is wrong use. */
export async function answer(
  {options, answered}: Call,
  {ask}: CommandContext,
  name: string,
  question: string,
  suggestion?: string,
): Promise<string> {
  const given = options[name];
  if (typeof given === 'string') return given;
  if (ask === undefined) {
    if (suggestion !== undefined) return suggestion;
    throw new WrongUse(
      `--${name} is missing, and the command can’t ask for it without a terminal.`,
    );
  }
  const line = await ask(question, suggestion);
  answered.set(name, line);
  return line;
}

/** Answers as options: whoever was stopped or refused need not give them again. */
function asOptions(answered: ReadonlyMap<string, string>): string {
  if (answered.size === 0) return '';
  const options = [...answered].map(
    ([name, value]) => `--${name} '${value.replaceAll("'", String.raw`'\''`)}'`,
  );
  return `\n\nTo carry on from here, give your answers as options:\n  ${options.join(' ')}`;
}

/**
 * Refuses when files that a command is about to write differ from the last commit: git is its
 * journal, and `git restore` takes back exactly what it wrote.
 *
 * @throws Refused naming them
 */
export function refuseMixing(siteDir: string, ...places: readonly string[]): void {
  if (!hasGit(siteDir)) return;
  const changed = changedFiles(siteDir, ...places);
  if (changed.length > 0) {
    throw new Refused(
      `Nothing was changed. These files differ from the last commit, so your changes would be mixed with the command’s. Commit them first, or undo them with git restore.\n\n${changed.join('\n')}`,
    );
  }
}

/** Runs a command and turns what it throws into a message and an exit code. */
export async function run(
  command: Command,
  args: string[],
  context: CommandContext,
): Promise<ExitCode> {
  const answered = new Map<string, string>();
  try {
    const {values, positionals} = parseArgs({
      args,
      options: {...command.options, help: {type: 'boolean', short: 'h'}},
      allowPositionals: true,
    });
    if (values.help === true) {
      context.print(command.usage);
      return 0;
    }
    return await command.act({words: positionals, options: values, answered}, context);
  } catch (error) {
    if (error instanceof Refused) {
      context.print(error.message + asOptions(answered));
      return 1;
    }
    const isWrong = error instanceof WrongUse || (error instanceof TypeError && 'code' in error);
    if (!isWrong) throw error;
    context.print(`${error.message}\n\n${command.usage}`);
    return 2;
  }
}
