/**
 * Serves the production build as a host would, with the local services of `npm start`.
 *
 *   jiti tools/preview/serve.ts [--build] [--port 3000] [--host 127.0.0.1] [--folder build]
 *
 * `--build` builds the site first, for the embedded mailbox.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {localServices, mailboxPath} from '../../src/plugins/local-services/services';
import {close, listen, originOf} from '../../src/plugins/local-services/http';
import {siteHandler} from './site';

const ROOT = path.resolve(__dirname, '../..');

function build(folder: string): void {
  const docusaurus = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(process.execPath, [docusaurus, 'build', '--out-dir', folder], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, EMBEDDED_MAILBOX: 'true'},
  });
  if (status !== 0) {
    throw new Error('The build failed.');
  }
}

function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`--port: expected a number from 0 to 65535, found ${text}.`);
  }
  return port;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'boolean', default: false},
      folder: {type: 'string', default: 'build'},
      host: {type: 'string', default: '127.0.0.1'},
      port: {type: 'string', default: '3000'},
    },
  });
  const port = portFrom(values.port);
  const folder = path.resolve(ROOT, values.folder);
  const services = localServices(ROOT, process.env);
  if (values.build) {
    build(folder);
  }
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no build yet: npm run preview makes one, and then serves it.');
  }
  const server = await listen([services, siteHandler(folder)], values.host, port);
  console.log(`Site:    ${originOf(server)}/\nMailbox: ${originOf(server)}${mailboxPath}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close(server));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
