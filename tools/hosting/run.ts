/**
 * Makes a release of `build/` for nginx, or goes back to the one before:
 *
 *   npm run release -- --to /srv/site [--port 8080]
 *   npm run release -- --to /srv/site --undo
 *
 * `--port` is that of the configuration for an nginx of its own.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {portFrom} from '../preview/port';
import {makeRelease, undoRelease} from './release';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      from: {type: 'string', default: path.resolve(__dirname, '../../build')},
      to: {type: 'string'},
      port: {type: 'string', default: '8080'},
      undo: {type: 'boolean', default: false},
    },
  });
  if (values.to === undefined) {
    throw new Error('Where to? npm run release -- --to /srv/site');
  }
  const folder = path.resolve(values.to);
  if (values.undo) {
    console.log(`Served again: ${await undoRelease(folder)}`);
    return;
  }
  const {name, rulesChanged} = await makeRelease(values.from, folder, portFrom(values.port));
  console.log(`Served: ${path.join(folder, 'releases', name)}`);
  if (rulesChanged) console.log('Its rules are new: nginx -t && nginx -s reload');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
