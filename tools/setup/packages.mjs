/**
 * Makes sure that programs are here which come as packages of Debian or Ubuntu.
 *
 *   node tools/setup/packages.mjs git nginx libnginx-mod-http-brotli-static
 *
 * Installs those that are missing. Where that is not possible it names them and ends with 1. A
 * program of the package's name on PATH will do, wherever it is from.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {ask, installPackages} from './debian.mjs';

/** @param {string} name of a package */
function isInstalled(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return (
    folders.some((folder) => existsSync(path.join(folder, name))) ||
    ask('dpkg-query', ['--show', '--showformat=${Status}', name]).output.endsWith(' installed')
  );
}

const missing = process.argv.slice(2).filter((name) => !isInstalled(name));
if (missing.length > 0) {
  console.log(`[packages] To be installed: ${missing.join(', ')}`);
  installPackages((offers) => (missing.every(offers) ? missing : undefined));
  const still = missing.filter((name) => !isInstalled(name));
  if (still.length > 0) {
    console.error(`[packages] Not here, and not to be installed: ${still.join(', ')}.`);
    process.exitCode = 1;
  }
}
