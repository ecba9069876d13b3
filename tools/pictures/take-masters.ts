import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {crc32, deflateSync} from 'node:zlib';
import decodeHeic from 'heic-decode';
import sharp, {type Sharp} from 'sharp';
import type {CatalogueEntry} from '../../src/data/pictures/catalogue.schema';

/** The file names that people may put into the folder of masters. */
const PICTURE_FILE = /\.(?:avif|heic|heif|jpe?g|png|tiff?|webp)$/iu;
/** Files that operating systems leave in folders. */
const SYSTEM_FILE = /^(?:\..*|Thumbs\.db|desktop\.ini)$/iu;
const NAME = /^[a-z\d]+$/u;

/** The site would enlarge a narrower master. */
const LEAST_WIDTH = 1200;
/** A wider master only makes the repository larger. */
const MOST_WIDTH = 2400;
/** Height by width. Pages crop anything taller or lower to a strip of it. */
const SHAPE = {lowest: 1 / 4, tallest: 2} as const;
/** Higher than for published files, which are encoded from the master. */
const QUALITY = 92;

type Entries = Readonly<Record<string, CatalogueEntry>>;

/** What became of the files in the folder of masters. */
interface Taken {
  /** A sentence about each file that became a master. */
  readonly notes: readonly string[];
  /** A sentence about each file that cannot, with the fix. */
  readonly problems: readonly string[];
}

/** A PNG chunk: length, type, data, checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/**
 * Decodes a HEIC photograph, which our picture library cannot because of patents, to a PNG. The
 * decoder turns it upright. The colour profile goes into the PNG: without it, reds would be dull.
 */
async function heicToPng(bytes: Buffer): Promise<Buffer> {
  const {data, width, height} = await decodeHeic({buffer: bytes});
  const png = await sharp(data, {raw: {width, height, channels: 4}}).png().toBuffer();
  const colour = bytes.indexOf('colrprof', 0, 'latin1');
  if (colour < 4) return png;
  const profile = bytes.subarray(colour + 8, colour - 4 + bytes.readUInt32BE(colour - 4));
  const named = Buffer.concat([Buffer.from('camera\0\0', 'latin1'), deflateSync(profile)]);
  const header = png.indexOf('IHDR') + 'IHDR'.length + 13 + 4;
  return Buffer.concat([png.subarray(0, header), pngChunk('iCCP', named), png.subarray(header)]);
}

/** The brands of a HEIC or AVIF: the first, and those it is compatible with. */
const brandsOf = (bytes: Buffer) =>
  bytes.toString('latin1', 4, 8) === 'ftyp'
    ? bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 200))
    : '';

/** An AVIF may begin with the same brand, mif1. */
const isHeic = (bytes: Buffer) =>
  /^(?:mif1|msf1|he[iv][cmsx])/u.test(brandsOf(bytes)) && !/avi[fs]/u.test(brandsOf(bytes));

/** Returns the orientation in a camera's notes (EXIF), 1 to 8. */
function orientationIn(exif: Buffer): number {
  const start = Math.max(exif.indexOf('II*\0'), exif.indexOf('MM\0*'));
  if (start < 0) return 1;
  const notes = new DataView(exif.buffer, exif.byteOffset + start, exif.length - start);
  const isLittle = notes.getUint8(0) === 0x49;
  const first = notes.getUint32(4, isLittle);
  for (let at = first + 2; at + 12 <= notes.byteLength; at += 12) {
    if (notes.getUint16(at, isLittle) === 0x0112) return notes.getUint16(at + 8, isLittle);
    if (at >= first + 2 + 12 * notes.getUint16(first, isLittle)) break;
  }
  return 1;
}

/** Opens a picture, turned upright by the orientation that the camera noted. */
async function openUpright(bytes: Buffer): Promise<Sharp> {
  const options = {failOn: 'error'} as const;
  const pixels = isHeic(bytes) ? await heicToPng(bytes) : bytes;
  // Phones store the rotation in the HEIC or AVIF itself (irot, imir), and the decoder follows it.
  // Some programs leave it in the camera's notes alone.
  if (brandsOf(bytes) === '' || bytes.includes('irot') || bytes.includes('imir')) {
    return sharp(pixels, options).autoOrient();
  }
  const {exif} = await sharp(bytes).metadata();
  const orientation = exif === undefined ? 1 : orientationIn(exif);
  if (orientation < 2 || orientation > 8) return sharp(pixels, options);
  const noted = sharp(pixels, options).keepIccProfile().withMetadata({orientation});
  return sharp(await noted.png({compressionLevel: 1}).toBuffer()).autoOrient();
}

/** Whether a file is a master already: a still WebP of a sensible width that holds nothing but pixels. */
async function isMaster(bytes: Buffer): Promise<boolean> {
  const {format, width, exif, xmp, iptc, orientation, pages} = await sharp(bytes).metadata();
  return format === 'webp' && width <= MOST_WIDTH && !(exif ?? xmp ?? iptc ?? orientation ?? pages);
}

/**
 * Makes a master of one file: upright, at most 2400 pixels wide, and without a photograph's notes on
 * place, time, camera and author.
 *
 * @returns what was done; undefined if the file is a master already
 * @throws when the file is not a picture, too narrow, or has an entry that does not say what it is
 */
async function takeMaster(folder: string, file: string, entries: Entries): Promise<string | undefined> {
  const {name, ext} = path.parse(file);
  if (!NAME.test(name)) {
    const plain = name.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replaceAll(/[^a-z\d]/gu, '');
    throw new Error(
      `expected a name of lower-case letters and digits. Rename the file, for example to ${plain || 'gatehouse'}${ext.toLowerCase()}.`,
    );
  }
  const bytes = await readFile(path.join(folder, file));
  let pixels: Buffer | undefined;
  let found: {readonly width: number; readonly height: number};
  try {
    if (ext === '.webp' && (await isMaster(bytes))) return undefined;
    const picture = await openUpright(bytes);
    found = (await picture.metadata()).autoOrient;
    const shape = found.height / found.width;
    if (shape >= SHAPE.lowest && shape <= SHAPE.tallest) {
      pixels = await picture
        .resize({width: MOST_WIDTH, withoutEnlargement: true})
        .flatten({background: 'white'})
        .webp({quality: QUALITY, effort: 5})
        .toBuffer();
    }
  } catch {
    throw new Error(
      'expected a picture, found a file that cannot be read, or only in part. Copy it from the camera again, or save it as JPEG.',
    );
  }
  if (pixels === undefined) {
    throw new Error(
      `expected a picture at most twice as high as wide, and at most four times as wide as high, found ${found.width} by ${found.height}. Crop it.`,
    );
  }
  // An entry without a kind describes a model, so the photograph would be published as a model.
  if (Object.hasOwn(entries, name) && entries[name]?.kind === undefined) {
    throw new Error(
      `src/data/pictures/catalogue.ts describes "${name}" as a model. For a photograph, write kind: 'photograph', alt, credit, year and people there (contributing/pictures.md); for a picture of a model, write kind: 'model'.`,
    );
  }
  if (found.width < LEAST_WIDTH) {
    throw new Error(
      `expected at least ${LEAST_WIDTH} pixels of width for half a page (1600 for the width of the text, 1920 for the head of a page), found ${found.width} by ${found.height}. Use a larger copy of the picture.`,
    );
  }
  await writeFile(path.join(folder, `${name}.webp`), pixels);
  if (ext !== '.webp') await rm(path.join(folder, file));
  const {width, height} = await sharp(pixels).metadata();
  return `${file} is now the master ${name}.webp, ${width} by ${height}, without the camera's data.`;
}

/** Makes masters of all pictures in a folder. Files that are masters already stay as they are. */
export async function takeMasters(folder: string, entries: Entries = {}): Promise<Taken> {
  const notes: string[] = [];
  const problems: string[] = [];
  const files = (await readdir(folder)).filter((file) => !SYSTEM_FILE.test(file)).sort();
  const dropped = files.filter((file) => !file.endsWith('.webp')).map((file) => path.parse(file));
  for (const file of files) {
    const {name, ext} = path.parse(file);
    const twin = dropped.find((other) => other.name === name && other.base !== file);
    // A picture that replaces a master has its name.
    if (twin && ext === '.webp') continue;
    try {
      if (!PICTURE_FILE.test(file)) {
        throw new Error('expected a JPEG, PNG, HEIC, TIFF, AVIF or WebP. Move other files elsewhere.');
      }
      if (twin) throw new Error(`expected one picture of this name, found ${twin.base} too. Remove one.`);
      const note = await takeMaster(folder, file, entries);
      if (note !== undefined) notes.push(note);
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return {notes, problems};
}
