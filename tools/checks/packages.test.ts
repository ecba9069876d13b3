import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}
const lock = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const packages = Object.entries(lock.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, locked]) => ({name: folder.replace(/^.*node_modules\//, ''), ...locked}));

/**
 * Licences under which a company may build and publish its site. They require at most a notice or,
 * for a changed package, its source (MPL, LGPL); we change none.
 */
const ALLOWED =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 Python-2.0'.split(
    ' ',
  );

/**
 * Evaluates a licence expression: with OR one licence must be allowed, with AND all. Example: `(MIT
 * OR GPL-3.0)`.
 */
function isAllowed(licence: string): boolean {
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one)));
}

it('npm packages have allowed licences if the site uses them', () => {
  const others = packages.filter(({dev, license = ''}) => !dev && !isAllowed(license));
  // These name no licence in package.json. They are under the MIT licence: it is in the files of
  // three, and in the next version of jsonlint.
  expect(others.map(({name}) => name).sort()).toEqual([
    '@mapbox/jsonlint-lines-primitives',
    'eval',
    'format',
    'require-like',
  ]);
});

it('npm packages run no scripts during installation', () => {
  const {allowScripts} = JSON.parse(read('package.json')) as {
    readonly allowScripts: Readonly<Record<string, boolean>>;
  };
  const running = packages.filter(({hasInstallScript}) => hasInstallScript);
  expect(allowScripts).toEqual(Object.fromEntries(running.map(({name}) => [name, false])));
});
