import {catalogue, type PictureName} from './catalogue';
import type {CatalogueEntry, Photograph} from './catalogue.schema';
import manifest from './manifest.generated.json';

/** Widths in pixels of the AVIF files. No file is wider than its master. */
export const WIDTHS = [480, 800, 1200, 1600, 1920, 2400] as const;
export type Width = (typeof WIDTHS)[number];

/** Location, size and alternative text of an encoded picture. */
interface EncodedPicture {
  /** Folder of the encoded files, e.g. `/pictures/night-3f2a1b9c`. */
  readonly folder: string;
  /** Widths of the AVIF files in pixels, ascending. */
  readonly widths: readonly Width[];
  /** Dimensions of the master in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Returns the encoded files of a picture, with its words from the catalogue. @throws without an entry */
export function pictureSource(name: PictureName): EncodedPicture {
  if (!Object.hasOwn(manifest, name)) {
    const fix = 'Give the page another picture, or put this one back.';
    throw new Error(`src/data/pictures/catalogue.ts has no picture "${name}". ${fix}`);
  }
  const {folder, width, height} = manifest[name];
  return {
    folder: `/pictures/${folder}`,
    width,
    height,
    widths: WIDTHS.filter((each) => each <= width),
    alt: catalogue[name].alt,
  };
}

const entryOf = (name: PictureName): CatalogueEntry => catalogue[name];

/** Returns the entry of a photograph; undefined for a model. */
export function photographOf(name: PictureName): Photograph | undefined {
  const entry = entryOf(name);
  return entry.kind === 'photograph' ? entry : undefined;
}

/** Returns the point of a picture that stays in view, in per cent of width and height. */
export function focusOf(name: PictureName): readonly [x: number, y: number] {
  return entryOf(name).focus ?? [50, 50];
}

/** Returns what a picture is, for link previews. */
export function kindWords(name: PictureName): string {
  return photographOf(name) ? 'Photograph' : 'Rendered model';
}

/** Returns the scale of a model. Example: `'1:50'`. */
export function scaleOf(name: PictureName): string | undefined {
  const entry = entryOf(name);
  return entry.kind === 'photograph' ? undefined : entry.scale;
}

/**
 * Returns what a caption says after the subject. Examples: `'Rendered model, 1:50'`, `'Photograph: Ann
 * Lee, 2026'`.
 *
 * @param scale the scale that a closed edition gives
 */
export function pictureNote(name: PictureName, scale = scaleOf(name)): string {
  const photograph = photographOf(name);
  return photograph
    ? `${kindWords(name)}: ${photograph.credit}, ${photograph.year}`
    : [kindWords(name), scale].filter(Boolean).join(', ');
}

/** Returns a hero's width on phones, in per cent of the screen width, and whether it is dark. */
export function heroFacts(name: PictureName): {readonly zoom: number; readonly isDark: boolean} {
  const entry = entryOf(name);
  return entry.kind === 'photograph'
    ? {zoom: 100, isDark: false}
    : {zoom: entry.phone?.zoom ?? 100, isDark: entry.dark === true};
}
