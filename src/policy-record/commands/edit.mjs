import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {portFrom, readCommandLine} from '../../../tools/command-line.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Always the same port, because browsers store unsaved text per address and port. */
const USUAL_PORT = '3210';

const USAGE = `Starts the site with its editor, and opens a browser at the policies.

  npm run policies:edit

  --port <number>   ${USUAL_PORT}. The browser keeps unsaved text for each port.`;

const {values} = readCommandLine(USAGE, {port: {type: 'string', default: USUAL_PORT}});
const PORT = portFrom(values.port);
const ADDRESS = `http://localhost:${PORT}/policies`;

/** @returns {Promise<boolean>} */
function isFree() {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(PORT, 'localhost');
  });
}

/** Opens the default browser. Without one, the address is in the terminal. */
function openBrowser() {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '""']
        : ['xdg-open'];
  spawn(command ?? '', [...args, ADDRESS], {stdio: 'ignore', detached: true})
    .on('error', () => undefined)
    .unref();
}

async function openWhenReady() {
  const isReady = await globalThis.fetch(ADDRESS).then(
    ({ok}) => ok,
    () => false,
  );
  if (!isReady) {
    await setTimeout(500);
    return openWhenReady();
  }
  console.log(
    `Policies and notices: ${ADDRESS}\nLeave this window open. Press Ctrl-C to stop the editor.`,
  );
  openBrowser();
}

if (await isFree()) {
  const program = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [program, 'start', '--port', String(PORT), '--no-open'];
  const site = spawn(process.execPath, args, {cwd: ROOT, stdio: 'inherit'});
  site.once('exit', (code) => process.exit(code ?? 1));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => site.kill(signal));
  }
  void openWhenReady();
} else {
  console.error(
    `Port ${PORT} is in use. The editor may already be open in another window: ${ADDRESS}\nIf it isn’t, close the program that is using the port and start again.`,
  );
  process.exitCode = 1;
}
