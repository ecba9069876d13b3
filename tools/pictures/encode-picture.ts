import {createHash} from 'node:crypto';
import {mkdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {filesOf, FORMATS, QUALITY_STEP, type Format} from './formats';
import type {Encoded} from './manifest';
import {PLACES} from './places';

/** Hash of the master and the quality settings. */
export function hashOf(master: Buffer): string {
  const settings = FORMATS.map(({quality, effort}) => ({quality, effort}));
  return createHash('sha256')
    .update(master)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 8);
}

const isWithin = async (file: string, budget: number) => {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.size <= budget;
};

/**
 * Encodes a picture in one format, lowering the quality until the file is within its budget.
 *
 * @throws when it is too heavy even at the lowest quality
 */
async function encodeWithin(resized: Sharp, format: Format, budget: number, file: string) {
  const {name, effort, leastQuality} = format;
  let weight = 0;
  for (let quality = format.quality; quality >= leastQuality; quality -= QUALITY_STEP) {
    const bytes = await resized.clone()[name]({quality, effort}).toBuffer();
    weight = bytes.length;
    if (weight <= budget) {
      await writeFile(file, bytes);
      if (quality < format.quality) {
        process.stdout.write(`${file}: quality ${quality}, to keep to its budget\n`);
      }
      return;
    }
  }
  throw new Error(
    `${file} is too heavy: ${weight} bytes at quality ${leastQuality}, at most ${budget}.\n` +
      'Calm the master (noise costs most), or show why the budget in tools/pictures/formats.ts must rise.',
  );
}

async function meanColour(master: Buffer): Promise<string> {
  const {channels} = await sharp(master).stats();
  const mean = channels.slice(0, 3).map((channel) => Math.round(channel.mean));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Encodes a master to all its files. Existing files within their budget are kept. */
export async function encodePicture(name: string): Promise<Encoded> {
  const master = await readFile(path.join(PLACES.masters, `${name}.webp`));
  const {width, height} = await sharp(master).metadata();
  const folder = `${name}-${hashOf(master)}`;
  await mkdir(path.join(PLACES.output, folder), {recursive: true});
  for (const wanted of filesOf(width)) {
    const file = path.join(PLACES.output, folder, wanted.name);
    if (!(await isWithin(file, wanted.budget))) {
      const resized = sharp(master).resize({width: wanted.width});
      await encodeWithin(resized, wanted.format, wanted.budget, file);
    }
  }
  return {folder, width, height, colour: await meanColour(master)};
}
