import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {licenceTexts} from './index';

const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Writes a package and returns the path of its module. */
function makePackage(
  place: string,
  about: object,
  files: Readonly<Record<string, string>>,
): string {
  const home = path.join(folder, 'node_modules', place);
  mkdirSync(home, {recursive: true});
  writeFileSync(path.join(home, 'package.json'), JSON.stringify(about));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(home, name), text);
  return path.join(home, 'dist/index.js');
}

describe('licenceTexts', () => {
  const b = makePackage(
    'b',
    {name: 'b', version: '2.0.0', license: 'MIT'},
    {'LICENSE.md': 'Words of b\n'},
  );
  const inner = makePackage(
    'b/node_modules/@scope/a',
    {name: '@scope/a', version: '1.0.0', dependencies: {b: '2'}},
    {NOTICE: 'Notice of a', LICENCE: 'Words of a', 'licensed.js': 'code'},
  );
  const silent = makePackage(
    'c',
    {name: 'c', version: '3.0.0', license: 'ISC', homepage: 'https://c.example'},
    {},
  );

  it('lists each package once, sorted by name, with its own licence', () => {
    const own = path.join(folder, 'src/index.ts');
    expect(licenceTexts([own, silent, b, inner, b]))
      .toBe(`Licences for the packages used in this site's scripts


@scope/a 1.0.0
--------------

Words of a

Notice of a


b 2.0.0
-------

Words of b


c 3.0.0
-------

The package has no licence file. Licence stated: ISC; see https://c.example.
`);
  });

  it('omits dependencies that the bundler didn’t include', () => {
    expect(licenceTexts([inner])).not.toContain('Words of b');
  });

  it('adds the dependencies of a library that is published as a single file', () => {
    const map = createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl.css');
    const text = licenceTexts([map]);
    expect(text).toMatch(/^maplibre-gl \d/m);
    expect(text).toMatch(/^pbf \d/m);
    expect(text).not.toContain('@types/');
  });

  it('fails when it finds no package', () => {
    expect(() => licenceTexts([path.join(folder, 'src/index.ts')])).toThrow('no package was found');
  });
});
