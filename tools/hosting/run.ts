/**
 * Makes a release of `build/` for nginx.
 *
 *   npm run release -- --to /srv/site [--from build] [--port 8080]
 *
 * `--port` sets the port in `nginx.conf`, which is for an nginx that serves only this site.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {portFrom} from '../preview/port';
import {makeRelease} from './release';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      from: {type: 'string', default: path.resolve(__dirname, '../../build')},
      to: {type: 'string'},
      port: {type: 'string', default: '8080'},
    },
  });
  if (values.to === undefined) throw new Error('Name a folder: npm run release -- --to /srv/site');
  if (await makeRelease(values.from, path.resolve(values.to), portFrom(values.port))) {
    console.log('The rules have changed: nginx -t && nginx -s reload');
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
