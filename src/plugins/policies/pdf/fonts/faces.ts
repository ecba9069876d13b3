import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create, type Font} from 'fontkit';
import {instanceOf, type Axes} from './instance';
import {trueTypeFile} from './sfnt';
import {unpackWoff2} from './woff2';

const FOLDER = path.join(__dirname, '../../../../fonts');
const ARCHIVO = 'archivo.woff2';

/** Weights and widths of the site's style sheet; mono is for references, dates and numbers. */
const FACES = {
  text: {file: ARCHIVO, axes: {wght: 400, wdth: 100}},
  medium: {file: ARCHIVO, axes: {wght: 500, wdth: 100}},
  strong: {file: ARCHIVO, axes: {wght: 620, wdth: 100}},
  heading: {file: ARCHIVO, axes: {wght: 560, wdth: 108}},
  subheading: {file: ARCHIVO, axes: {wght: 620, wdth: 108}},
  display: {file: ARCHIVO, axes: {wght: 560, wdth: 112}},
  signboard: {file: ARCHIVO, axes: {wght: 620, wdth: 118}},
  mono: {file: 'ibm-plex-mono-400.woff2'},
  monoMedium: {file: 'ibm-plex-mono-500.woff2'},
} as const satisfies Record<string, {file: string; axes?: Axes}>;

/** One of the faces in which a policy is set. */
export type Face = keyof typeof FACES;

interface LoadedFace {
  readonly file: Buffer;
  readonly font: Font;
}

/** The fonts do not change while the site is built, and drawing one up takes time. */
const loaded = new Map<Face, LoadedFace>();

function load(face: Face): LoadedFace {
  const known = loaded.get(face);
  if (known !== undefined) {
    return known;
  }
  const definition = FACES[face];
  const tables = unpackWoff2(readFileSync(path.join(FOLDER, definition.file)));
  const file = trueTypeFile('axes' in definition ? instanceOf(tables, definition.axes) : tables);
  const made = {file, font: create(file)};
  loaded.set(face, made);
  return made;
}

/** Gives a PDF the faces, under their names. It embeds those it uses, cut to what it uses. */
export function registerFaces(pdf: PDFKit.PDFDocument): void {
  for (const face of Object.keys(FACES) as Face[]) {
    pdf.registerFont(face, load(face).file);
  }
}

/** Characters of a text that a face cannot draw, each once. */
export function undrawable(face: Face, text: string): string[] {
  const {font} = load(face);
  return [...new Set(text)].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}
