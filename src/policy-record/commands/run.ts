import path from 'node:path';
import {cancel, isCancel, text} from '@clack/prompts';
import {today} from '../../configuration/build-clock';
import {amend, rebaseCommand, undo} from './amend';
import {begin} from './begin';
import {check} from './check';
import {Refused, run} from './command';
import {newPolicy} from './new';
import {release} from './release';

/*
 * Runs the `policy:…` scripts of package.json:
 *
 *   jiti src/policy-record/commands/run.ts amend whistleblowing
 */

const commands = {
  amend,
  begin,
  check,
  new: newPolicy,
  rebase: rebaseCommand,
  release,
  undo,
};

async function askTerminal(message: string, initialValue?: string): Promise<string> {
  const given = await text({message, ...(initialValue !== undefined && {initialValue})});
  if (isCancel(given)) {
    cancel('Stopped.');
    throw new Refused('Nothing was changed.');
  }
  return given.trim();
}

const [name = '', ...args] = process.argv.slice(2);
void run(commands[name as keyof typeof commands], args, {
  siteDir: path.resolve(__dirname, '../../..'),
  today: today(),
  print: (line) => console.log(line),
  ...(process.stdin.isTTY && {ask: askTerminal}),
}).then((code) => {
  process.exitCode = code;
});
