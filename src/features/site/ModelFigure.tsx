import type {ReactNode} from 'react';
import {CutLine, type Dimension} from '@site/src/components/picture/CutLine';
import {Figure, type FigureFacts} from '@site/src/components/picture/Figure';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {ModelCaption, ModelPicture} from './ModelPicture';

interface ModelFigureProps extends FigureFacts {
  readonly name: PictureName;
  readonly sizes: string;
  /** Crops the picture to a low, wide frame across the whole page. */
  readonly panorama?: boolean;
}

/** A picture from the catalogue with its numbered caption. */
export function ModelFigure({name, sizes, panorama, ...facts}: ModelFigureProps): ReactNode {
  return (
    <Figure
      panorama={panorama}
      picture={<ModelPicture name={name} sizes={sizes} />}
      caption={<ModelCaption name={name} {...facts} />}
    />
  );
}

interface ModelCutLineProps extends FigureFacts {
  readonly name: PictureName;
  /** A line drawing from the same camera. */
  readonly drawing: PictureName;
  /** The layout width of both, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly dimensions: readonly Dimension[];
  /** The dimensions in words. */
  readonly description: string;
}

/**
 * A picture and the measured drawing of the same model with a movable line between them, and a
 * numbered caption.
 */
export function ModelCutLine(props: ModelCutLineProps): ReactNode {
  const {name, drawing, sizes, dimensions, description, ...facts} = props;
  return (
    <CutLine
      id={`cut-${name}`}
      photograph={<ModelPicture name={name} sizes={sizes} />}
      drawing={<ModelPicture name={drawing} sizes={sizes} />}
      dimensions={dimensions}
      description={description}
      caption={<ModelCaption name={name} {...facts} />}
    />
  );
}
