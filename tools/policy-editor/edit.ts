/**
 * `npm run policies:edit`: the policies in a form, in the browser, on this machine alone.
 *
 *   jiti tools/policy-editor/edit.ts [--port 3210] [--root <folder>] [--no-open]
 */
import {spawn} from 'node:child_process';
import {parseArgs} from 'node:util';
import {close, listen, originOf} from '../../src/plugins/local-services/http';
import {openRoot, type Surroundings} from '../policies/command-line/command';
import {WrongUse} from '../policies/command-line/errors';
import {todayInBritain} from '../policies/command-line/start';
import {editorHandler} from './server/editor-handler';
import {prepareScripts} from './server/files';
import {newToken} from './server/guard';

const USAGE = `Edits the policies in the browser. Nothing leaves this machine.

  npm run policies:edit

  --port <number>   where it answers                       (3210, or the next free one)
  --root <folder>   the repository, when it is not the current folder
  --no-open         do not open a browser
  --help            this text`;

const FIRST_PORT = 3210;

const surroundings: Surroundings = {
  folder: process.cwd(),
  today: todayInBritain(),
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  colours: false,
};

function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new WrongUse(`--port: expected a number from 0 to 65535, found ${text}.`);
  }
  return port;
}

/** Opens the page in the browser of this machine; who has none finds the address in the terminal. */
function openBrowser(address: string): void {
  const [command = '', ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '""']
        : ['xdg-open'];
  spawn(command, [...args, address], {stdio: 'ignore', detached: true})
    .on('error', () => undefined)
    .unref();
}

async function listenOn(root: string, port: number, tries: number) {
  const handler = editorHandler({root, token: newToken(), today: todayInBritain});
  for (let next = port; ; next += 1) {
    try {
      return await listen([handler], '127.0.0.1', next);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || next >= port + tries) throw error;
    }
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      port: {type: 'string'},
      root: {type: 'string'},
      'no-open': {type: 'boolean', default: false},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const root = openRoot(values.root, surroundings);
  const port = values.port === undefined ? FIRST_PORT : portFrom(values.port);
  const server = await listenOn(root, port, values.port === undefined ? 10 : 0);
  await prepareScripts();
  const address = `${originOf(server)}/`;
  console.log(`Policy editor: ${address}\n\nLeave this window open. Ctrl-C ends the editor.`);
  if (!values['no-open']) {
    openBrowser(address);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close(server));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof WrongUse ? 2 : 1;
});
