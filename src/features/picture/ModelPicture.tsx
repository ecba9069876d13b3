import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Picture} from '@site/src/components/picture/Picture';
import {catalogue, type PictureName} from '@site/src/data/pictures/catalogue';
import {pictureSource} from '@site/src/data/pictures/sources';

interface Props {
  readonly name: PictureName;
  /** How wide the picture stands in the layout, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The first picture of the page. */
  readonly priority?: boolean;
  /** Fills its frame and keeps the catalogue's focus in view. Off where the picture stands whole. */
  readonly cropped?: boolean;
}

/** A picture from the catalogue, with its alternative text and crop. */
export function ModelPicture({name, sizes, priority, cropped = true}: Props): ReactNode {
  return (
    <Picture
      source={pictureSource(name)}
      alt={catalogue[name].alt}
      sizes={sizes}
      priority={priority}
      className={clsx(cropped && `picture--${name}`)}
    />
  );
}
