/** Makes a release of a build for nginx. README.md says what is in the folder. */
import {execFileSync} from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {hostFiles, immutableFolders} from '../../src/plugins/hosting/rules';
import {filesOfWholeBuild} from '../../src/plugins/hosting/whole-build';
import {portFrom, readCommandLine} from '../command-line.mjs';
import {rulesOf, wholeConfiguration} from './nginx';

const USAGE = `Makes a release of a build for nginx: npm run release -- --to /srv/site

  --to <folder>     where the releases are
  --from <folder>   build
  --port <number>   8080, the port in nginx.conf, for an nginx that serves only this site`;

const RELEASES_KEPT = 10;
/** A file below 1 KB fits into one packet, so it isn't compressed either. */
const ALREADY_COMPRESSED = /\.(?:avif|webp|jpg|png|woff2|pdf|ico)$/;

function forms(file: string, bytes: Buffer): Readonly<Record<string, Buffer>> {
  if (bytes.length < 1024 || ALREADY_COMPRESSED.test(file)) return {'': bytes};
  return {'': bytes, '.br': brotliCompressSync(bytes), '.gz': gzipSync(bytes, {level: 9})};
}

try {
  const {values} = readCommandLine(USAGE, {
    from: {type: 'string', default: path.resolve(__dirname, '../../build')},
    to: {type: 'string'},
    port: {type: 'string', default: '8080'},
  });
  if (values.to === undefined) throw new Error('Name a folder: npm run release -- --to /srv/site');
  const [from, to] = [path.resolve(values.from), path.resolve(values.to)];
  const configuration = wholeConfiguration(portFrom(values.port));
  const files = filesOfWholeBuild(from).filter((file) => !hostFiles.includes(`/${file}`));
  const release = `releases/${new Date().toISOString().replaceAll(':', '-')}`;
  fs.mkdirSync(path.join(to, 'lasting'), {recursive: true});
  process.chdir(to);

  fs.rmSync('releases/.making', {recursive: true, force: true});
  for (const file of files) {
    const bytes = fs.readFileSync(path.join(from, file));
    const [old, made] = [`current/${file}`, `releases/.making/${file}`];
    fs.mkdirSync(path.dirname(made), {recursive: true});
    if (fs.existsSync(old) && bytes.equals(fs.readFileSync(old))) {
      // A link keeps the file's time, so browsers keep their copy.
      for (const each of ['', '.br', '.gz']) {
        if (fs.existsSync(old + each)) fs.linkSync(old + each, made + each);
      }
    } else {
      for (const [each, content] of Object.entries(forms(file, bytes))) {
        fs.writeFileSync(made + each, content);
      }
    }
  }
  fs.renameSync('releases/.making', release);

  const rules = rulesOf(to);
  const before = fs.existsSync('rules.conf') ? fs.readFileSync('rules.conf', 'utf8') : rules;
  fs.writeFileSync('rules.conf', rules);
  fs.writeFileSync('nginx.conf', configuration);
  // A page that was loaded before this release asks for its own scripts.
  for (const folder of Object.keys(immutableFolders).map((each) => release + each)) {
    if (fs.existsSync(folder)) execFileSync('cp', ['-alf', folder, 'lasting/']);
  }
  // Replaces the link in one step, so it is never missing.
  fs.rmSync('.current', {force: true});
  fs.symlinkSync(release, '.current');
  fs.renameSync('.current', 'current');
  const old = fs.readdirSync('releases').sort().slice(0, -RELEASES_KEPT);
  for (const name of old) fs.rmSync(`releases/${name}`, {recursive: true});
  execFileSync('find', 'lasting -type f -links 1 -delete'.split(' '));
  console.log(`Published: ${release}`);
  if (before !== rules) console.log('The rules have changed: nginx -t && nginx -s reload');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
