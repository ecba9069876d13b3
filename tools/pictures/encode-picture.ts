import {createHash} from 'node:crypto';
import {mkdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import type {CatalogueEntry} from '../../src/data/pictures/catalogue.schema';
import {filesOf, FORMATS, nextQuality, PHOTOGRAPH_FORMATS, type Format} from './formats';
import {PLACES, type Encoded} from './manifest';

const formatsOf = ({kind}: CatalogueEntry) => (kind === 'photograph' ? PHOTOGRAPH_FORMATS : FORMATS);

/** Returns the folder of a picture's files. Its name has a hash of master and quality settings. */
export function folderOf(name: string, master: Buffer, entry: CatalogueEntry): string {
  const settings = formatsOf(entry).map(({quality, effort}) => ({quality, effort}));
  const hash = createHash('sha256').update(master).update(JSON.stringify(settings)).digest('hex');
  return `${name}-${hash.slice(0, 8)}`;
}

const isWithin = async (file: string, budget: number) => {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.size <= budget;
};

/**
 * Encodes a picture in one format, lowering the quality until the file is within its budget. A
 * photograph that is too heavy at the lowest quality is published all the same: nobody can change
 * what a camera saw.
 *
 * @throws when a model is too heavy even at the lowest quality
 */
async function encodeWithin(resized: Sharp, format: Format, budget: number, file: string) {
  const {name, effort, leastQuality} = format;
  let {quality} = format;
  for (;;) {
    const bytes = await resized.clone()[name]({quality, effort}).toBuffer();
    const weight = bytes.length;
    const isLast = quality === leastQuality;
    if (weight <= budget || (isLast && format.mayExceed === true)) {
      await writeFile(file, bytes);
      if (quality < format.quality) {
        const kept = weight <= budget ? 'to keep to its budget' : 'and still above its budget';
        process.stdout.write(`${file}: quality ${quality}, ${kept}\n`);
      }
      return;
    }
    if (isLast) {
      throw new Error(
        `${file} is too heavy: ${weight} bytes at quality ${quality}, at most ${budget}.\n` +
          "A photograph may be heavier: write kind: 'photograph' in its entry of src/data/pictures/catalogue.ts.\n" +
          'For a model, calm the master (noise costs most), or show why the budget in tools/pictures/formats.ts must rise.',
      );
    }
    quality = Math.max(leastQuality, nextQuality(quality, weight, budget));
  }
}

async function meanColour(name: string, master: Buffer): Promise<string> {
  const {channels} = await sharp(master)
    .stats()
    .catch(() => {
      throw new Error(
        `pictures/masters/${name}.webp: expected a picture, found a file of which a part is missing. Copy it again.`,
      );
    });
  const mean = channels.slice(0, 3).map((channel) => Math.round(channel.mean));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Encodes a master to all its files. Existing files within their budget are kept. */
export async function encodePicture(name: string, entry: CatalogueEntry): Promise<Encoded> {
  const master = await readFile(path.join(PLACES.masters, `${name}.webp`));
  const {width, height} = await sharp(master).metadata();
  const colour = await meanColour(name, master);
  const folder = folderOf(name, master, entry);
  await mkdir(path.join(PLACES.output, folder), {recursive: true});
  // Budgets are for pictures of 16 to 9.
  const share = Math.max(1, (height / width) * (16 / 9));
  for (const wanted of filesOf(width, formatsOf(entry))) {
    const file = path.join(PLACES.output, folder, wanted.name);
    const budget = entry.kind === 'photograph' ? wanted.budget * share : wanted.budget;
    if (!(await isWithin(file, budget))) {
      const resized = sharp(master).resize({width: wanted.width});
      await encodeWithin(resized, wanted.format, budget, file);
    }
  }
  return {folder, width, height, colour};
}
