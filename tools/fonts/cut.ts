/**
 * Cuts the fonts that the site serves from the full ones, and removes those no rule names.
 *
 *   npm run fonts
 *
 * What is cut stands in the `@font-face` rules; see `src/fonts/README.md`.
 */
import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cut, cutFaces, PUBLISHED} from './faces';

async function main(): Promise<void> {
  const faces = cutFaces();
  for (const file of readdirSync(PUBLISHED)) {
    if (file.endsWith('.woff2') && !faces.some((face) => face.file === file)) {
      rmSync(path.join(PUBLISHED, file));
    }
  }
  for (const face of faces) {
    const content = await cut(face);
    writeFileSync(path.join(PUBLISHED, face.file), content);
    console.log(`${face.file}: ${String(content.length)} bytes`);
  }
}

void main();
