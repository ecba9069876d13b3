import type {ReactNode} from 'react';
import {Figure} from '@site/src/components/picture/Figure';
import {FigureCaption, type FigureFacts} from '@site/src/components/picture/FigureCaption';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {ModelPicture} from './ModelPicture';

interface Props extends FigureFacts {
  readonly name: PictureName;
  /** How wide the picture stands in the layout, as in the `sizes` attribute. */
  readonly sizes: string;
  /** A low, wide frame across the whole page. */
  readonly panorama?: boolean;
}

/** A picture from the catalogue with its numbered caption. */
export function ModelFigure({name, sizes, panorama, ...facts}: Props): ReactNode {
  return (
    <Figure
      panorama={panorama}
      picture={<ModelPicture name={name} sizes={sizes} />}
      caption={<FigureCaption {...facts} />}
    />
  );
}
