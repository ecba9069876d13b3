import type {ReactNode} from 'react';
import {CutLine, type Dimension} from '@site/src/components/picture/CutLine';
import {Figure, FigureCaption, type FigureFacts} from '@site/src/components/picture/Figure';
import {Picture} from '@site/src/components/picture/Picture';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {heroFacts, pictureSource} from '@site/src/data/pictures/sources';

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
      caption={<FigureCaption {...facts} />}
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
      caption={<FigureCaption {...facts} />}
    />
  );
}

/** The picture of a hero. It loads first; on phones it is wider than the screen. */
export function HeroPicture({name}: {readonly name: PictureName}): ReactNode {
  const {zoom} = heroFacts(name);
  return <ModelPicture name={name} sizes={`(min-width: 48rem) 100vw, ${zoom}vw`} priority />;
}

interface Props {
  readonly name: PictureName;
  readonly sizes: string;
  /** True for the first picture of the page, which then loads first. */
  readonly priority?: boolean;
}

/** The properties of a `Picture` from the catalogue: its files, alternative text and crop. */
export function modelPicture(name: PictureName) {
  const {alt, ...source} = pictureSource(name);
  return {source, alt, className: `picture--${name}`};
}

/** A picture from the catalogue. */
export function ModelPicture({name, ...props}: Props): ReactNode {
  return <Picture {...modelPicture(name)} {...props} />;
}

/**
 * A picture from the catalogue that a browser fetches only when it is shown. It is a background,
 * because without a script browsers load every `img` at once, hidden or not.
 */
export function LatePicture({name}: Pick<Props, 'name'>): ReactNode {
  const {alt} = pictureSource(name);
  return (
    <span
      role="img"
      aria-label={alt}
      className={`late-picture picture--${name} background--${name}`}
    />
  );
}
