import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {readCommandLine} from '../command-line.mjs';
import {brand} from '../../src/data/brand/brand';
import {symbol} from '../../src/data/brand/symbol';
import {
  COLOUR,
  lockupDrawing,
  svgFile,
  symbolDrawing,
  type MarkColours,
} from '../../src/fonts/drawing';

const USAGE = `Writes the brand's mark as files for letterheads, email signatures and site boards, and a sheet
that shows the symbol from 16 to 400 pixels. The site itself doesn't use them.

  npm run brand -- <folder>`;

const COLOURS = {
  colour: {structure: COLOUR.ink, water: COLOUR.signal},
  'colour-on-dark': {structure: COLOUR.page, water: COLOUR.signalOnInk},
  black: {structure: COLOUR.ink, water: COLOUR.ink},
  white: {structure: COLOUR.page, water: COLOUR.page},
} as const satisfies Record<string, MarkColours>;

/** Pixels per unit of the symbol in the PNG files. */
const PNG_SCALE = 16;

const SHEET = {width: 1520, half: 480, sizes: [16, 32, 64, 400], margin: 40, logo: 120} as const;

async function writeMark(folder: string, name: string, width: number, svg: string): Promise<void> {
  const viewBox = `0 0 ${width} ${symbol.size}`;
  const file = svgFile(width * PNG_SCALE, symbol.size * PNG_SCALE, viewBox, svg);
  await writeFile(path.join(folder, `${name}.svg`), file);
  await sharp(Buffer.from(file))
    .png()
    .toFile(path.join(folder, `${name}.png`));
}

/** Draws one half of the sheet: the symbol in every size, with the logo beside it. */
function halfSheet(top: number, ground: string, colours: MarkColours): string {
  const {width, half, sizes, margin, logo: logoHeight} = SHEET;
  const box = `viewBox="0 0 ${symbol.size} ${symbol.size}"`;
  let x: number = margin;
  const symbols = sizes.map((size) => {
    const drawn = `<svg x="${x}" y="${top + margin}" width="${size}" height="${size}" ${box}>${symbolDrawing(colours)}</svg>`;
    x += size + margin;
    return drawn;
  });
  const logo = lockupDrawing(brand.shortName, colours);
  const logoWidth = (logo.width * logoHeight) / symbol.size;
  const beside = `<svg x="${x}" y="${top + margin}" width="${logoWidth}" height="${logoHeight}" viewBox="0 0 ${logo.width} ${symbol.size}">${logo.svg}</svg>`;
  return `<rect y="${top}" width="${width}" height="${half}" fill="${ground}"/>${symbols.join('')}${beside}`;
}

async function writeSheet(folder: string): Promise<void> {
  const {width, half} = SHEET;
  const light = halfSheet(0, COLOUR.page, COLOURS.colour);
  const dark = halfSheet(half, COLOUR.ink, COLOURS.white);
  const file = svgFile(width, 2 * half, `0 0 ${width} ${2 * half}`, light + dark);
  await sharp(Buffer.from(file)).png().toFile(path.join(folder, 'sheet.png'));
}

async function main(): Promise<void> {
  const [target] = readCommandLine(USAGE, {}, {takesWords: true}).words;
  if (target === undefined) {
    throw new Error('Say where the files shall go: npm run brand -- <folder>');
  }
  const folder = path.resolve(target);
  await mkdir(folder, {recursive: true});
  for (const [name, colours] of Object.entries(COLOURS)) {
    const logo = lockupDrawing(brand.shortName, colours);
    await writeMark(folder, `symbol-${name}`, symbol.size, symbolDrawing(colours));
    await writeMark(folder, `logo-${name}`, logo.width, logo.svg);
  }
  await writeSheet(folder);
  process.stdout.write(`The mark is in ${folder}.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
