import {execFile, spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {connect, createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {promisify} from 'node:util';

const JITI = path.resolve(__dirname, '../../node_modules/.bin/jiti');

/** Runs `npm run release`. @returns what it printed */
export async function release(from: string, to: string, port: number): Promise<string> {
  const program = path.join(__dirname, 'release.ts');
  const args = [program, '--from', from, '--to', to, '--port', String(port)];
  return (await promisify(execFile)(JITI, args)).stdout;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => resolve(true))
      .on('error', () => resolve(false))
      .on('close', () => socket.destroy());
    socket.unref();
  });

/**
 * Starts nginx with the configuration of a release, as an ordinary process that writes only into a
 * temporary folder.
 *
 * @param folder the folder with the releases
 * @param port the port in `nginx.conf`
 * @throws Error with nginx's message if it does not start
 */
export async function startNginx(folder: string, port: number) {
  const prefix = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  // Started as root, nginx would run its workers as a user who cannot read temporary folders.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const args = ['-e', 'stderr', '-p', prefix, '-c', path.join(folder, 'nginx.conf'), ...user];
  const nginx = spawn('nginx', args, {stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  let running = true;
  const isRunning = () => running;
  const end = new Promise<void>((resolve) => {
    nginx.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    nginx.on('error', ({message}) => {
      said += `${message}. On Debian install nginx and libnginx-mod-http-brotli-static`;
      resolve();
    });
    nginx.on('close', () => resolve());
  }).then(() => {
    running = false;
  });
  while (isRunning() && !(await answers(port))) await wait(20);
  if (!isRunning()) throw new Error(`nginx does not start: ${said}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      nginx.kill('SIGTERM');
      await end;
      await rm(prefix, {recursive: true, force: true});
    },
  };
}
