/**
 * Encodes every master in `art/masters` to AVIF and WebP at several widths.
 *
 *   npm run pictures
 *
 * Writes:
 * - `static/pictures/<name>-<hash>/<width>.{avif,webp}`: the hash is of the master and
 *   the settings below, so a file never changes under its address and may be cached for ever;
 * - `src/data/pictures/manifest.generated.json`: dimensions, widths and folder per picture;
 * - `src/css/generated/pictures.css`: one crop rule per picture.
 *
 * A picture whose folder already exists is not encoded again.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {catalogue} from '../../src/data/pictures/catalogue';

const ROOT = path.resolve(__dirname, '../..');
const MASTERS = path.join(ROOT, 'art/masters');
const OUTPUT = path.join(ROOT, 'static/pictures');
const MANIFEST = path.join(ROOT, 'src/data/pictures/manifest.generated.json');
const CROPS = path.join(ROOT, 'src/css/generated/pictures.css');

/** Widths in CSS pixels; a width above the master's own is left out. */
const WIDTHS = [480, 800, 1200, 1600, 1920, 2400];
const AVIF = {quality: 55, effort: 5};
const WEBP = {quality: 78, effort: 5};

interface ManifestEntry {
  folder: string;
  width: number;
  height: number;
  widths: number[];
}

async function encode(name: string): Promise<ManifestEntry> {
  const master = await readFile(path.join(MASTERS, `${name}.webp`));
  const {width, height} = await sharp(master).metadata();
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify([AVIF, WEBP]))
    .digest('hex')
    .slice(0, 8);
  const folder = `${name}-${hash}`;
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  const target = path.join(OUTPUT, folder);
  const complete = widths.every(
    (each) =>
      existsSync(path.join(target, `${each}.avif`)) &&
      existsSync(path.join(target, `${each}.webp`)),
  );
  if (!complete) {
    await mkdir(target, {recursive: true});
    for (const each of widths) {
      const resized = sharp(master).resize({width: each});
      await resized
        .clone()
        .avif(AVIF)
        .toFile(path.join(target, `${each}.avif`));
      await resized
        .clone()
        .webp(WEBP)
        .toFile(path.join(target, `${each}.webp`));
    }
  }
  return {folder, width, height, widths};
}

async function main(): Promise<void> {
  const masters = (await readdir(MASTERS))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => path.basename(file, '.webp'));
  const names = Object.keys(catalogue).sort();
  const missing = names.filter((name) => !masters.includes(name));
  const unlisted = masters.filter((name) => !names.includes(name));
  if (missing.length > 0 || unlisted.length > 0) {
    throw new Error(
      `src/data/pictures/catalogue.ts and art/masters must name the same pictures.\n` +
        `  without a master: ${missing.join(', ') || 'none'}\n` +
        `  without an entry: ${unlisted.join(', ') || 'none'}`,
    );
  }

  const manifest: Record<string, ManifestEntry> = {};
  for (const name of names) {
    manifest[name] = await encode(name);
  }

  const kept = new Set(Object.values(manifest).map((entry) => entry.folder));
  for (const folder of await readdir(OUTPUT)) {
    if (!kept.has(folder)) {
      await rm(path.join(OUTPUT, folder), {recursive: true});
    }
  }

  const crops = Object.entries(catalogue)
    .map(
      ([name, {focus}]) => `.picture--${name} {\n  object-position: ${focus[0]}% ${focus[1]}%;\n}`,
    )
    .join('\n\n');
  await mkdir(path.dirname(CROPS), {recursive: true});
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(
    CROPS,
    `/* Written by npm run pictures from src/data/pictures/catalogue.ts. */\n${crops}\n`,
  );
  process.stdout.write(`${names.length} pictures, ${kept.size} folders in static/pictures\n`);
}

void main();
