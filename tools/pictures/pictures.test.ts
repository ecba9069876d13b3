import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {catalogue} from '../../src/data/pictures/catalogue';
import {photographOf, pictureSource} from '../../src/data/pictures/sources';
import type {PictureName} from '../../src/data/pictures/catalogue';
import {filesOf} from './formats';
import {folderOf as folderMade} from './encode-picture';
import {PLACES} from './manifest';

const REMEDY = 'run npm run pictures and commit what it writes';
const names = Object.keys(catalogue) as PictureName[];
const folderOf = (name: PictureName) => path.basename(pictureSource(name).folder);

/** Every file that pages can request. */
const files = names.flatMap((name) =>
  filesOf(pictureSource(name).width).map(({name: file, width, budget}) => ({
    file: path.join(PLACES.output, folderOf(name), file),
    width,
    budget,
    mayExceed: photographOf(name) !== undefined,
  })),
);

describe('the pictures', () => {
  it('are in the manifest', () => {
    expect(names.length).toBeGreaterThan(20);
    const manifest = JSON.parse(readFileSync(PLACES.manifest, 'utf8')) as object;
    expect(Object.keys(manifest).sort(), REMEDY).toEqual([...names].sort());
  });

  it('are encoded from their masters as they are now', () => {
    for (const name of names) {
      const master = readFileSync(path.join(PLACES.masters, `${name}.webp`));
      expect(folderOf(name), REMEDY).toBe(folderMade(name, master, catalogue[name]));
    }
  });

  it.each(names.filter((name) => !photographOf(name)))('%s has one of two shapes', (name) => {
    const {width, height, widths} = pictureSource(name);
    // A picture for half a page has another shape and fewer widths.
    const isPlate = width === 1200;
    expect(width / height).toBeCloseTo(isPlate ? 4 / 3 : 16 / 9, 2);
    expect(widths.length, 'enough widths').toBeGreaterThanOrEqual(isPlate ? 3 : 4);
  });

  it('have a file for each width and format', () => {
    expect(
      files.filter(({file}) => !existsSync(file)),
      REMEDY,
    ).toEqual([]);
  });

  it('have no unused files', () => {
    const asked = new Set(files.map(({file}) => path.relative(PLACES.output, file)));
    const found = readdirSync(PLACES.output, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.\w+$/u.test(file),
    );
    expect(
      found.filter((file) => !asked.has(file)),
      REMEDY,
    ).toEqual([]);
  });

  it('are as wide as their file names say', async () => {
    for (const {file, width} of files) {
      expect((await sharp(file).metadata()).width, file).toBe(width);
    }
  });

  it('don’t exceed the size budget for their width (tools/pictures/formats.ts)', () => {
    const heavy = files.flatMap(({file, budget, mayExceed}) => {
      const {size} = statSync(file);
      return size > budget && !mayExceed ? [`${file}: ${size} bytes, at most ${budget}`] : [];
    });
    expect(heavy, 'npm run pictures encodes these with less quality').toEqual([]);
  });

  it('carry nothing of the camera, place or author, and nor do their masters', async () => {
    const masters = names.map((name) => path.join(PLACES.masters, `${name}.webp`));
    for (const file of [...masters, ...files.map(({file: each}) => each)]) {
      const {exif, xmp, iptc} = await sharp(file).metadata();
      expect(exif ?? xmp ?? iptc, file).toBeUndefined();
    }
  });
});
