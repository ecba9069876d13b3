import type {ReactNode} from 'react';

interface Props {
  readonly picture: ReactNode;
  /** What the model shows and its scale; never claims a finished job. */
  readonly caption: ReactNode;
}

/** A captioned picture inside the page. */
export function Figure({picture, caption}: Props): ReactNode {
  return (
    <figure className="figure">
      {picture}
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
