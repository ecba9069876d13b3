import type {PictureSource} from '@site/src/components/picture/Picture';
import type {PictureName} from './catalogue';
import manifest from './manifest.generated.json';

/** The encoded files of a picture, from the manifest that `npm run pictures` writes. */
export function pictureSource(name: PictureName): PictureSource {
  const {folder, ...size} = manifest[name];
  return {...size, folder: `/pictures/${folder}`};
}
