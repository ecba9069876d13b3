import type {Ask, Question} from './ask';
import {WrongUse} from './errors';

/** Where an answer may come from. */
interface Source extends Question {
  /** Name of the option that answers, without its hyphens. */
  readonly option: string;
  /** Its value, when it was given. */
  readonly given: string | undefined;
}

/** How a command gets its answers: options first, then the person, then what is suggested. */
export interface Asking {
  readonly ask: Ask | undefined;
  /** `--yes`: take every suggestion without asking. */
  readonly yes: boolean;
}

/**
 * One answer.
 *
 * @throws WrongUse when an option's value will not do, or when it is missing, nothing is suggested
 *   and nobody is there to ask
 */
export async function answer({ask, yes}: Asking, source: Source): Promise<string> {
  const {option, given, suggestion, check, message} = source;
  const wrong = (value: string) => {
    const fault = check?.(value);
    return fault === undefined ? undefined : new WrongUse(`--${option}: ${fault}`);
  };
  if (given !== undefined) {
    const error = wrong(given.trim());
    if (error) throw error;
    return given.trim();
  }
  if (suggestion !== undefined && (yes || !ask)) {
    const error = wrong(suggestion);
    if (error) throw error;
    return suggestion;
  }
  if (ask) {
    return ask.line({message, suggestion, check});
  }
  throw new WrongUse(`--${option} is missing, and there is no terminal to ask at: ${message}`);
}

/** One of a few answers. */
export async function choice<T extends string>(
  {ask}: Asking,
  source: {
    readonly option: string;
    readonly given: string | undefined;
    readonly message: string;
    readonly choices: readonly {readonly value: T; readonly label: string}[];
  },
): Promise<T> {
  const {option, given, message, choices} = source;
  const names = choices.map(({value}) => value).join(', ');
  if (given !== undefined) {
    const found = choices.find(({value}) => value === given);
    if (!found) throw new WrongUse(`--${option}: expected one of ${names}, found "${given}".`);
    return found.value;
  }
  if (!ask) {
    throw new WrongUse(`--${option} is missing, and there is no terminal to ask at: ${names}.`);
  }
  return ask.choice(message, choices);
}

/** Whether to go on. Without a terminal `--yes` says so. */
export async function confirmed({ask, yes}: Asking, message: string): Promise<boolean> {
  if (yes) return true;
  if (!ask) {
    throw new WrongUse('There is no terminal to ask at: say --yes, or look first with --dry-run.');
  }
  return ask.yes(message);
}
