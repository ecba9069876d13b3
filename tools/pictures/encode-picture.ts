import {createHash} from 'node:crypto';
import {mkdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {FORMATS, QUALITY_STEP, WIDTHS, type Format, type Width} from './formats';
import {PLACES} from './places';

/** Folder and sizes of an encoded picture. */
export interface Encoded {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly Width[];
}

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
async function encodeWithin(resized: Sharp, format: Format, width: Width, file: string) {
  const {name, effort, leastQuality, budget} = format;
  let weight = 0;
  for (let quality = format.quality; quality >= leastQuality; quality -= QUALITY_STEP) {
    const bytes = await resized.clone()[name]({quality, effort}).toBuffer();
    weight = bytes.length;
    if (weight <= budget[width]) {
      await writeFile(file, bytes);
      if (quality < format.quality) {
        process.stdout.write(`${file}: quality ${quality}, to keep to its budget\n`);
      }
      return;
    }
  }
  throw new Error(
    `${file} is too heavy: ${weight} bytes at quality ${leastQuality}, at most ${budget[width]}.\n` +
      'Calm the master (noise costs most), or show why the budget in tools/pictures/formats.ts must rise.',
  );
}

/** Encodes a master to every format and width. Existing files within their budget are kept. */
export async function encodePicture(name: string): Promise<Encoded> {
  const master = await readFile(path.join(PLACES.masters, `${name}.webp`));
  const {width, height} = await sharp(master).metadata();
  const folder = `${name}-${hashOf(master)}`;
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  await mkdir(path.join(PLACES.output, folder), {recursive: true});
  for (const each of widths) {
    const resized = sharp(master).resize({width: each});
    for (const format of FORMATS) {
      const file = path.join(PLACES.output, folder, `${each}.${format.name}`);
      if (!(await isWithin(file, format.budget[each]))) {
        await encodeWithin(resized, format, each, file);
      }
    }
  }
  return {folder, width, height, widths};
}
