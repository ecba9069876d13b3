import type {PictureName} from './catalogue';
import manifest from './manifest.generated.json';

/** Where an encoded picture lives and how large it is. */
interface EncodedPicture {
  /** Folder of the encoded files, e.g. `/pictures/night-3f2a1b9c`. */
  readonly folder: string;
  /** Encoded widths in pixels, ascending. */
  readonly widths: readonly number[];
  /** Dimensions of the largest file in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The encoded files of a picture, from the manifest that `npm run pictures` writes. */
export function pictureSource(name: PictureName): EncodedPicture {
  const {folder, ...size} = manifest[name];
  return {...size, folder: `/pictures/${folder}`};
}
