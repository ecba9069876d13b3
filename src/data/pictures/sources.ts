import {catalogue, type CatalogueEntry, type PictureName} from './catalogue';
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

/** Returns the encoded files of a picture, with its words from the catalogue. */
export function pictureSource(name: PictureName): EncodedPicture {
  const {folder, width, height} = manifest[name];
  return {
    folder: `/pictures/${folder}`,
    width,
    height,
    widths: WIDTHS.filter((each) => each <= width),
    alt: catalogue[name].alt,
  };
}

/** Returns a hero's width on phones, in per cent of the screen width, and whether it is dark. */
export function heroFacts(name: PictureName): {readonly zoom: number; readonly isDark: boolean} {
  const {phone, dark = false}: CatalogueEntry = catalogue[name];
  return {zoom: phone?.zoom ?? 100, isDark: dark};
}
