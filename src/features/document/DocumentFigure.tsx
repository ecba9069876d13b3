import type {ReactNode} from 'react';
import {Figure} from '@site/src/components/picture/Figure';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {ModelPicture} from '../picture/ModelPicture';

interface Props {
  /** Name of a picture in `src/data/pictures/catalogue.ts`. */
  readonly picture: PictureName;
  readonly caption: string;
  /** Scale of the model, e.g. `1:20`. */
  readonly scale: string;
}

/** A captioned model inside a document. Figures are numbered by the page, after the hero. */
export function DocumentFigure({picture, caption, scale}: Props): ReactNode {
  return (
    <Figure
      picture={<ModelPicture name={picture} sizes="(min-width: 62rem) 52rem, 100vw" />}
      caption={
        <>
          <span className="figure__number" />
          {caption}. Scale model, {scale}.
        </>
      }
    />
  );
}
