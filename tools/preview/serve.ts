import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {localServices, mailboxPath} from '../../src/local-services';
import {close, listen, originOf} from '../../src/local-services/http';
import {filesOfWholeBuild} from '../../src/plugins/hosting/whole-build';
import {portFrom, readCommandLine} from '../command-line.mjs';
import {siteHandler} from './site';

const USAGE = `Serves the production build as a host would, with the local services of npm start.

  npm run preview     builds the site first, set up for the embedded mailbox
  npm run serve       serves the last build

  --port <number>     3000
  --host <address>    127.0.0.1
  --folder <folder>   build`;

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

async function main(): Promise<void> {
  const {values} = readCommandLine(USAGE, {
    build: {type: 'boolean', default: false},
    folder: {type: 'string', default: 'build'},
    host: {type: 'string', default: '127.0.0.1'},
    port: {type: 'string', default: '3000'},
  });
  const port = portFrom(values.port);
  const folder = path.resolve(ROOT, values.folder);
  const services = localServices(ROOT, process.env);
  if (values.build) {
    build(folder);
  }
  filesOfWholeBuild(folder);
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
