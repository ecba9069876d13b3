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

const USAGE = `Writes the brand's mark as files for letterheads, email signatures and site boards. The site
itself doesn't use them.

  npm run brand -- <folder>`;

const COLOURS = {
  colour: {structure: COLOUR.ink, water: COLOUR.signal},
  'colour-on-dark': {structure: COLOUR.page, water: COLOUR.signalOnInk},
  black: {structure: COLOUR.ink, water: COLOUR.ink},
  white: {structure: COLOUR.page, water: COLOUR.page},
} as const satisfies Record<string, MarkColours>;

/** Pixels per unit of the symbol in the PNG files. */
const PNG_SCALE = 16;

async function writeMark(folder: string, name: string, width: number, svg: string): Promise<void> {
  const viewBox = `0 0 ${width} ${symbol.size}`;
  const file = svgFile(width * PNG_SCALE, symbol.size * PNG_SCALE, viewBox, svg);
  await writeFile(path.join(folder, `${name}.svg`), file);
  await sharp(Buffer.from(file))
    .png()
    .toFile(path.join(folder, `${name}.png`));
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
  process.stdout.write(`The mark is in ${folder}.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
