import path from 'node:path';
import {readCommandLine} from '../command-line.mjs';
import {portFrom} from '../preview/port';
import {makeRelease} from './release';

const USAGE = `Makes a release of a build for nginx.

  npm run release -- --to /srv/site

  --to <folder>     where the releases are
  --from <folder>   build
  --port <number>   8080, the port in nginx.conf, for an nginx that serves only this site`;

async function main(): Promise<void> {
  const {values} = readCommandLine(USAGE, {
    from: {type: 'string', default: path.resolve(__dirname, '../../build')},
    to: {type: 'string'},
    port: {type: 'string', default: '8080'},
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
