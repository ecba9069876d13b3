import type {PictureName} from './catalogue';
import manifest from './manifest.generated.json';

/** Location, size and alternative text of an encoded picture. */
interface EncodedPicture {
  /** Folder of the encoded files, e.g. `/pictures/night-3f2a1b9c`. */
  readonly folder: string;
  /** Encoded widths in pixels, ascending. */
  readonly widths: readonly number[];
  /** Dimensions of the largest file in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Width of a hero on a phone, in per cent of the screen width. */
  readonly zoom: number;
}

/**
 * Returns the encoded files of a picture, from the manifest that `npm run pictures` writes. The
 * browser loads the manifest and not the catalogue, whose crops only the style sheet needs.
 */
export function pictureSource(name: PictureName): EncodedPicture {
  const {folder, ...facts} = manifest[name];
  return {...facts, folder: `/pictures/${folder}`};
}
