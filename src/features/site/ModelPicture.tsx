import type {ReactNode} from 'react';
import {FigureCaption, type FigureFacts} from '@site/src/components/picture/Figure';
import {Picture} from '@site/src/components/picture/Picture';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {pictureNote, pictureSource} from '@site/src/data/pictures/sources';

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

/** The caption of a picture: its number, its subject, and what the catalogue says it is. */
export function ModelCaption({
  name,
  ...facts
}: FigureFacts & {readonly name: PictureName}): ReactNode {
  return <FigureCaption {...facts} note={pictureNote(name)} />;
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
      className={`figure__late picture--${name} background--${name}`}
    />
  );
}
