import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Where an encoded picture lives and how large it is. */
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
  /** How wide the picture stands in the layout, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The first picture of the page: loads at once and before others. */
  readonly priority?: boolean;
  readonly className?: string;
}

function sourceSet({folder, widths}: PictureSource, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
}

/** The width served to a browser that reads neither `srcset` nor `picture`. */
function fallbackWidth(widths: readonly number[]): number {
  return widths.find((width) => width >= 1200) ?? widths.at(-1) ?? 0;
}

/** A picture in AVIF and WebP at several widths, with dimensions so that nothing moves. */
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
