import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Location and sizes of an encoded picture. */
export interface PictureSource {
  /** Folder of the encoded files, e.g. `/pictures/night-3f2a1b9c`. */
  readonly folder: string;
  /** Widths of the AVIF files in pixels, ascending. */
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

/**
 * A picture in AVIF at several widths, with one WebP for browsers without AVIF, and with dimensions
 * so that the layout does not shift.
 */
export function Picture({source, alt, sizes, priority = false, className}: Props): ReactNode {
  const {folder, widths, width, height} = source;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((each) => `${folder}/${each}.avif ${each}w`).join(', ')}
        sizes={sizes}
      />
      <img
        className={clsx(className)}
        src={`${folder}/1200.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
