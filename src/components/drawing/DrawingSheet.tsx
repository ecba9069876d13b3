import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
  readonly notes?: ReactNode;
  /**
   * The strip at the foot: number and subject, then a remark that explains how to read the drawing.
   */
  readonly caption: ReactNode;
  readonly remark?: ReactNode;
}

/** A framed drawing with notes, and its title in a strip at the foot. */
export function DrawingSheet({children, notes, caption, remark}: Props): ReactNode {
  return (
    <figure className="drawing-sheet">
      {children}
      {notes}
      <figcaption className="row row--apart drawing-sheet__foot caption" data-search="skip">
        <span>{caption}</span>
        {remark !== undefined && <span> {remark}</span>}
      </figcaption>
    </figure>
  );
}
