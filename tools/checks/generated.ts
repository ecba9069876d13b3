/**
 * Finds committed files that must be generated again. Pictures are not encoded here: a
 * picture's folder has the hash of its master and settings in its name (encode-picture.ts). Fonts
 * are cut again, which is quick. Files from `npm run brand` are not committed.
 *
 *   jiti tools/checks/generated.ts
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {catalogue} from '../../src/data/pictures/catalogue';
import {STATIC_FACES} from '../../src/fonts/faces';
import {cut, cutFaces, cutStatic, PUBLISHED, STATIC_FONTS} from '../fonts/faces';
import {folderOf} from '../pictures/encode-picture';
import {manifestText, type Encoded} from '../pictures/manifest';
import {PLACES} from '../pictures/places';

/** Whether a file exists with exactly this content. */
function holds(file: string, content: string | Buffer): boolean {
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content));
}

function stalePictures(): string[] {
  const names = Object.keys(catalogue).sort() as (keyof typeof catalogue)[];
  const written = JSON.parse(readFileSync(PLACES.manifest, 'utf8')) as Record<
    string,
    Encoded | undefined
  >;
  const manifest: Record<string, Encoded> = {};
  for (const name of names) {
    const master = readFileSync(path.join(PLACES.masters, `${name}.webp`));
    const {width = 0, height = 0, colour = ''} = written[name] ?? {};
    const folder = folderOf(name, master, catalogue[name]);
    manifest[name] = {folder, width, height, colour};
  }
  const folders = Object.values(manifest).map(({folder}) => folder);
  const there = readdirSync(PLACES.output);
  return [
    ...folders.filter((each) => !there.includes(each)).map((each) => `static/pictures/${each}`),
    ...(holds(PLACES.manifest, manifestText(manifest)) ? [] : [PLACES.manifest]),
  ].map((file) => `${path.relative('', file)} is old: npm run pictures, and commit what it writes`);
}

async function staleFonts(): Promise<string[]> {
  const made: [file: string, content: Buffer][] = [];
  for (const face of cutFaces()) made.push([path.join(PUBLISHED, face.file), await cut(face)]);
  for (const font of STATIC_FONTS) {
    made.push([path.join(STATIC_FACES, font.file), await cutStatic(font)]);
  }
  return made
    .filter(([file, content]) => !holds(file, content))
    .map(([file]) => `${path.relative('', file)} is old: npm run fonts, and commit what it writes`);
}

async function main(): Promise<void> {
  const stale = [...stalePictures(), ...(await staleFonts())];
  console.log([...stale, `${Object.keys(catalogue).length} pictures looked at`].join('\n'));
  process.exitCode = stale.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
