import {parseArgs, type ParseArgsConfig} from 'node:util';
import {nearest} from '../../data/nearest';
import {formatProblems, type Problem} from '../../shared/report';
import {hasGit, changedFiles} from '../ledger/git';

/** Exit codes: 0 for success, 1 for a problem or if nothing was done, 2 for a usage error. */
export type ExitCode = 0 | 1 | 2;

/** The environment of a command, which tests replace. */
export interface CommandContext {
  readonly siteDir: string;
  /** Today in the United Kingdom. Example: `'2026-11-20'`. */
  readonly today: string;
  readonly print: (text: string) => void;
  /** Asks the person at the terminal for a line; absent without a terminal. */
  readonly ask?: (question: string, suggestion?: string) => Promise<string>;
}

/** Ends a command with exit code 1: a problem was found, or nothing was done. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super([message, formatProblems(problems)].filter((part) => part !== '').join('\n\n'));
  }
}

/** Usage error: ends a command with exit code 2. */
export class WrongUse extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Command {
  /** Shown by `--help`. */
  readonly usage: string;
  readonly options: Options;
  /** How many words it takes at most, such as names of documents. */
  readonly words: number;
  readonly act: (call: Call, context: CommandContext) => Promise<ExitCode> | ExitCode;
}

export interface Call {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Answers given in the terminal, by the name of the option. */
  readonly answered: Map<string, string>;
  /** Options that are missing, without a terminal to ask for them. */
  readonly missing: Set<string>;
}

/**
 * Returns an option, or asks for it. Without a terminal it returns an empty text, so that
 * `expectAnswers` can name everything that is missing.
 */
export async function answer(
  {options, answered, missing}: Call,
  {ask}: CommandContext,
  name: string,
  question: string,
  suggestion?: string,
): Promise<string> {
  const given = options[name];
  if (typeof given === 'string') return given;
  if (ask === undefined) {
    if (suggestion === undefined) missing.add(name);
    return suggestion ?? '';
  }
  const line = await ask(question, suggestion);
  answered.set(name, line);
  return line;
}

/** @throws WrongUse naming all options that are missing */
export function expectAnswers({missing}: Call): void {
  if (missing.size === 0) return;
  const names = [...missing].map((name) => `--${name}`).join(', ');
  throw new WrongUse(`Missing: ${names}. Without a terminal the command can’t ask.`);
}

/** Formats answers as options, so that nobody has to type them again after a refusal. */
function asOptions(answered: ReadonlyMap<string, string>): string {
  if (answered.size === 0) return '';
  const options = [...answered].map(
    ([name, value]) => `--${name} '${value.replaceAll("'", String.raw`'\''`)}'`,
  );
  return `\n\nTo carry on from here, give your answers as options:\n  ${options.join(' ')}`;
}

/**
 * Refuses if files that a command would write have uncommitted changes, so that these can be undone
 * without the command's.
 *
 * @param undo how to undo them
 * @throws Refused naming the files
 */
export function refuseMixing(siteDir: string, places: readonly string[], undo: string): void {
  if (!hasGit(siteDir)) return;
  const changed = changedFiles(siteDir, ...places);
  if (changed.length > 0) {
    throw new Refused(
      `Nothing was changed. These files differ from the last commit, so your changes would be mixed with the command’s. Commit and submit them first, or undo them: ${undo}\n\n${changed.join('\n')}`,
    );
  }
}

/**
 * Reads the arguments of a command.
 *
 * @throws WrongUse with our words, because Node's are for programmers
 */
function readArguments(args: string[], {options: own, words}: Command) {
  const options: Options = {...own, help: {type: 'boolean', short: 'h'}};
  const kept = Object.keys(own).find(
    (name) => `npm_config_${name.replaceAll('-', '_')}` in process.env,
  );
  if (kept !== undefined) {
    throw new WrongUse(
      `npm kept --${kept} for itself. Put two hyphens before the options: npm run policy:… -- …`,
    );
  }
  const read = parseArgs({args, options, allowPositionals: true, strict: false, tokens: true});
  for (const token of read.tokens) {
    if (token.kind !== 'option') continue;
    const {name, rawName, value, inlineValue} = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) {
      const meant = nearest(name, Object.keys(options));
      throw new WrongUse(
        `There is no option ${rawName}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`,
      );
    }
    if (option.type === 'boolean' && value !== undefined) {
      throw new WrongUse(`${rawName} takes no value.`);
    }
    if (
      option.type === 'string' &&
      (value === undefined || (!inlineValue && value.startsWith('-')))
    ) {
      throw new WrongUse(`${rawName} needs a value. If it begins with a hyphen: ${rawName}=…`);
    }
  }
  const extra = read.positionals.slice(words);
  if (extra.length > 0) {
    throw new WrongUse(
      `Not understood: ${extra.join(' ')}. Put quotes round a value of several words.`,
    );
  }
  return {words: read.positionals, options: read.values as Call['options']};
}

/** Runs a command, and turns any error into a message and an exit code. */
export async function run(
  command: Command,
  args: string[],
  context: CommandContext,
): Promise<ExitCode> {
  const answered = new Map<string, string>();
  try {
    const {words, options} = readArguments(args, command);
    if (options.help === true) {
      context.print(command.usage);
      return 0;
    }
    return await command.act({words, options, answered, missing: new Set()}, context);
  } catch (error) {
    if (error instanceof Refused) {
      context.print(error.message + asOptions(answered));
      return 1;
    }
    if (!(error instanceof WrongUse)) throw error;
    context.print(`${error.message}\n\n${command.usage}`);
    return 2;
  }
}
