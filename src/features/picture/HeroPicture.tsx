import type {ReactNode} from 'react';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {pictureSource} from '@site/src/data/pictures/sources';
import {ModelPicture} from './ModelPicture';

/** The picture of a hero: first of its page, and on phones wider than the screen. */
export function HeroPicture({name}: {readonly name: PictureName}): ReactNode {
  const {zoom} = pictureSource(name);
  return <ModelPicture name={name} sizes={`(min-width: 48rem) 100vw, ${zoom}vw`} priority />;
}
