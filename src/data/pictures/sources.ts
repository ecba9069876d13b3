import type {PictureName} from './catalogue';
import manifest from './manifest.generated.json';

/** Where an encoded picture lives, how large it is, and what it shows. */
interface EncodedPicture {
  /** Folder of the encoded files, e.g. `/pictures/night-3f2a1b9c`. */
  readonly folder: string;
  /** Encoded widths in pixels, ascending. */
  readonly widths: readonly number[];
  /** Dimensions of the largest file in pixels. */
  readonly width: number;
  readonly height: number;
  /** Alternative text. */
  readonly alt: string;
  /** How wide a hero is on a phone, in per cent of the screen. */
  readonly zoom: number;
}

/**
 * The encoded files of a picture, from the manifest that `npm run pictures` writes. The browser
 * gets the manifest and not the catalogue, which holds what only the style sheet needs.
 */
export function pictureSource(name: PictureName): EncodedPicture {
  const {folder, ...facts} = manifest[name];
  return {...facts, folder: `/pictures/${folder}`};
}
