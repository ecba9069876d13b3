import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  readonly picture: ReactNode;
  /** What the model shows and its scale; never claims a finished job. */
  readonly caption: ReactNode;
  /** A low, wide frame across the whole page. */
  readonly panorama?: boolean;
}

/** A captioned picture inside the page. */
export function Figure({picture, caption, panorama = false}: Props): ReactNode {
  return (
    <figure className={clsx('figure', panorama && 'figure--panorama')}>
      {picture}
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
