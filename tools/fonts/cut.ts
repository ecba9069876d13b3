import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {STATIC_FACES} from '../../src/fonts/faces';
import {readCommandLine} from '../command-line.mjs';
import {cut, cutFaces, cutStatic, PUBLISHED, STATIC_FONTS} from './faces';

const USAGE = `Subsets the full fonts into two sets of files: the site's fonts, from the @font-face rules, and
the static fonts for PDFs and drawings, from FACES. Other font files are removed. It takes no options.

  npm run fonts

See src/fonts/README.md.`;

/** Writes fonts to a folder and removes all other fonts from it. */
async function write(folder: string, fonts: [file: string, content: Promise<Buffer>][]) {
  mkdirSync(folder, {recursive: true});
  for (const file of readdirSync(folder)) {
    if (/\.(woff2|ttf)$/.test(file)) rmSync(path.join(folder, file));
  }
  for (const [file, cutting] of fonts) {
    const content = await cutting;
    writeFileSync(path.join(folder, file), content);
    console.log(`${file}: ${String(content.length)} bytes`);
  }
}

async function main(): Promise<void> {
  readCommandLine(USAGE, {});
  await write(
    PUBLISHED,
    cutFaces().map((face) => [face.file, cut(face)]),
  );
  await write(
    STATIC_FACES,
    STATIC_FONTS.map((font) => [font.file, cutStatic(font)]),
  );
}

void main();
