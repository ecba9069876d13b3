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
  /** Width of a hero on a phone, in per cent of the screen width. */
  readonly zoom: number;
}

/** Returns the encoded files of a picture, with its words from the catalogue. */
export function pictureSource(name: PictureName): EncodedPicture {
  const {folder, width, height} = manifest[name];
  const {alt, phone}: CatalogueEntry = catalogue[name];
  return {
    folder: `/pictures/${folder}`,
    width,
    height,
    widths: WIDTHS.filter((each) => each <= width),
    alt,
    zoom: phone?.zoom ?? 100,
  };
}
