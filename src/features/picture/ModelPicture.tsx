import type {ReactNode} from 'react';
import {Picture} from '@site/src/components/picture/Picture';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {pictureSource} from '@site/src/data/pictures/sources';

interface Props {
  readonly name: PictureName;
  /** How wide the picture stands in the layout, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The first picture of the page. */
  readonly priority?: boolean;
}

/** A picture from the catalogue, with its alternative text and crop. */
export function ModelPicture({name, sizes, priority}: Props): ReactNode {
  const {alt, ...source} = pictureSource(name);
  return (
    <Picture
      source={source}
      alt={alt}
      sizes={sizes}
      priority={priority}
      className={`picture--${name}`}
    />
  );
}
