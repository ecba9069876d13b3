import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Location and sizes of an encoded picture. */
export interface PictureSource {
  /** Folder of the encoded files, e.g. `/pictures/night-3f2a1b9c`. */
  readonly folder: string;
  /** Encoded widths in pixels, ascending. */
  readonly widths: readonly number[];
  /** Dimensions of the largest file in pixels. */
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly source: PictureSource;
  readonly alt: string;
  /** The picture's layout width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Loads eagerly and with high priority; for the first picture of the page. */
  readonly priority?: boolean;
  readonly className?: string;
}

function sourceSet({folder, widths}: PictureSource, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
}

/** Returns the width for browsers that support neither `srcset` nor `picture`. */
function fallbackWidth(widths: readonly number[]): number {
  return widths.find((width) => width >= 1200) ?? widths.at(-1) ?? 0;
}

/**
 * A picture in AVIF and WebP at several widths, with dimensions so that the layout does not shift.
 */
export function Picture({source, alt, sizes, priority = false, className}: Props): ReactNode {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(source, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(source, 'webp')} sizes={sizes} />
      <img
        className={clsx(className)}
        src={`${source.folder}/${fallbackWidth(source.widths)}.webp`}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
