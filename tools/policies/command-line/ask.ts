import {cancel, confirm, isCancel, select, text, type CANCEL_SYMBOL} from '@clack/prompts';
import {Refused} from './errors';

/** A question for a line of text. */
export interface Question {
  readonly message: string;
  /** Taken when the person just presses Enter. */
  readonly suggestion?: string | undefined;
  /** What is wrong with an answer, or undefined when it will do. */
  readonly check?: (answer: string) => string | undefined;
}

/** Asks the person at the terminal. */
export interface Ask {
  readonly line: (question: Question) => Promise<string>;
  readonly choice: <T extends string>(
    message: string,
    choices: readonly {readonly value: T; readonly label: string}[],
  ) => Promise<T>;
  readonly yes: (message: string) => Promise<boolean>;
}

/** Leaving a question, with Ctrl-C or Escape, leaves the command before it has changed anything. */
function answered<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(answer)) {
    cancel('Stopped.');
    throw new Refused('Nothing was changed.');
  }
  return answer;
}

/** The questions as they appear in a terminal. */
export const terminalAsk: Ask = {
  line: async ({message, suggestion, check}) => {
    const answer = await text({
      message,
      initialValue: suggestion,
      validate: (value) => check?.((value ?? '').trim()),
    });
    return answered(answer).trim();
  },
  choice: async (message, choices) => {
    const answer = await select<string>({
      message,
      options: choices.map(({value, label}) => ({value, label})),
    });
    const chosen = answered(answer);
    const choice = choices.find(({value}) => value === chosen);
    if (choice === undefined) throw new Refused('Nothing was chosen.');
    return choice.value;
  },
  yes: async (message) => answered(await confirm({message})),
};
