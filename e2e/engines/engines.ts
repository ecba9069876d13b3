import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtemp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onPath} from '../../tools/setup/machine.mjs';
import {Browser, overHttp, overMarionette, type Size} from './webdriver';

/** Files of a browser's profile, by path. The folder is deleted when the browser stops. */
type Profile = Readonly<Record<string, string>>;

interface Started {
  readonly browser: Browser;
  readonly stop: () => Promise<void>;
}

/** Requests reduced motion, so that journeys need not wait for animations. */
const FIREFOX: Profile = {
  'user.js': 'user_pref("marionette.port", 0);\nuser_pref("ui.prefersReducedMotion", 1);\n',
};
/** Shrinks MiniBrowser's toolbar buttons, which would keep its window wider than a phone. */
const MINI_BROWSER: Profile = {
  'gtk-3.0/settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk-3.0/gtk.css':
    '* {padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 1px}\nbutton image {-gtk-icon-transform: scale(0.1)}\n',
};
/** Path of MiniBrowser on Debian and Ubuntu. */
const MINI_BROWSER_PROGRAM = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const {port} = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function writeProfile(files: Profile): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

/** Calls `ask` every 100 ms until it succeeds, the program ends, or a minute has passed. */
async function retry<T>(program: ChildProcess, ask: () => Promise<T>): Promise<T> {
  let failure = '';
  program.once('error', ({message}) => (failure = message));
  program.once('exit', (code) => (failure ||= `it ended with ${code ?? 'a signal'}`));
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (failure) break;
  }
  throw new Error(`${program.spawnfile} cannot be used: ${failure || 'no answer in a minute'}.`);
}

/** Starts a program with a profile. `connect` opens its window. */
async function start(
  command: readonly string[],
  files: Profile,
  environment: (folder: string) => Record<string, string>,
  connect: (program: ChildProcess, folder: string) => Promise<Browser>,
): Promise<Started> {
  const folder = await writeProfile(files);
  const [name = '', ...args] = command.map((part) => part.replace('{profile}', folder));
  // Starts a separate process group, so that the program's children end with it.
  const program = spawn(name, args, {
    stdio: 'ignore',
    detached: true,
    env: {...process.env, ...environment(folder)},
  });
  const ended = new Promise((resolve) => program.once('close', resolve).once('error', resolve));
  const stop = async (): Promise<void> => {
    if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid);
    await ended;
    await rm(folder, {recursive: true, force: true, maxRetries: 5});
  };
  try {
    return {browser: await connect(program, folder), stop};
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDriver(
  origin: string,
  command: (port: number) => readonly string[],
  capabilities: object,
  {files, prints}: {files: Profile; prints: boolean},
): Promise<Started> {
  const port = await freePort();
  const environment = (folder: string) => ({XDG_CONFIG_HOME: folder});
  return start(command(port), files, environment, async (program) => {
    const driver = `http://127.0.0.1:${port}`;
    await retry(program, () => fetch(`${driver}/status`));
    const send = await overHttp(driver, capabilities);
    const resize = async (size: Size) => {
      await send('SetWindowRect', size);
    };
    return new Browser(origin, send, resize, prints);
  });
}

/** Script that resizes the page, because Firefox's window cannot be narrower than 500 px. */
function pageSizeScript({width, height}: Size): string {
  return ['width', 'height']
    .flatMap((side) => ['min', 'max'].map((bound) => [`${bound}-${side}`, side] as const))
    .map(
      ([property, side]) =>
        `gBrowser.selectedBrowser.style.setProperty('${property}', '${side === 'width' ? width : height}px');`,
    )
    .join('');
}

async function startFirefox(origin: string): Promise<Started> {
  const program = onPath('firefox-esr') ?? 'firefox';
  const options = '--marionette --headless --no-remote --remote-allow-system-access --profile';
  return start(
    [program, ...options.split(' '), '{profile}'],
    FIREFOX,
    () => ({}),
    async (firefox, folder) => {
      const note = path.join(folder, 'MarionetteActivePort');
      const send = await overMarionette(Number(await retry(firefox, () => readFile(note, 'utf8'))));
      const resize = async (size: Size) => {
        await send('SetWindowRect', {width: 1400, height: 1000});
        await send('Marionette:SetContext', {value: 'chrome'});
        await send('ExecuteScript', {script: pageSizeScript(size), args: []});
        await send('Marionette:SetContext', {value: 'content'});
      };
      return new Browser(origin, send, resize, true);
    },
  );
}

/** For each engine, a function that starts it and opens a window on the site. */
export const engines = {
  chromium: (origin: string) =>
    startDriver(
      origin,
      (port) => ['chromedriver', `--port=${port}`],
      {
        'goog:chromeOptions': {
          args: [
            '--headless',
            '--no-sandbox',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--force-prefers-reduced-motion',
          ],
        },
      },
      {files: {}, prints: true},
    ),
  firefox: startFirefox,
  webkit: (origin: string) =>
    startDriver(
      origin,
      (port) => [
        'xvfb-run',
        '-a',
        '-s',
        '-screen 0 1400x1100x24',
        'WebKitWebDriver',
        `--port=${port}`,
      ],
      {'webkitgtk:browserOptions': {binary: MINI_BROWSER_PROGRAM, args: ['--automation']}},
      {files: MINI_BROWSER, prints: false},
    ),
} satisfies Record<string, (origin: string) => Promise<Started>>;

export type EngineName = keyof typeof engines;
