import {terminalAsk} from './ask';
import {run, type Command} from './command';

/** The calendar day in the United Kingdom, where the policies apply. */
export function todayInBritain(): string {
  return new Intl.DateTimeFormat('en-CA', {timeZone: 'Europe/London'}).format(new Date());
}

/** Starts a command from the command line of this process. */
export async function start(command: Command): Promise<void> {
  const atTerminal = process.stdin.isTTY && process.stdout.isTTY;
  process.exitCode = await run(command, process.argv.slice(2), {
    folder: process.cwd(),
    today: todayInBritain(),
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
    colours: process.stdout.isTTY && !process.env.NO_COLOR,
    ...(atTerminal ? {ask: terminalAsk} : {}),
  });
}
