import type {ReactNode} from 'react';

interface Props {
  /** One drawing, or several that belong together. */
  readonly children: ReactNode;
  /** What the marks on it mean. */
  readonly notes?: ReactNode;
  /** The strip at the foot: number and subject, then what else one must know to read it. */
  readonly caption: ReactNode;
  readonly remark?: ReactNode;
}

/** A framed drawing with its notes, and its title in a strip at the foot. */
export function DrawingSheet({children, notes, caption, remark}: Props): ReactNode {
  return (
    <figure className="drawing-sheet">
      {children}
      {notes}
      <figcaption className="drawing-sheet__foot caption" data-search="skip">
        <span>{caption}</span>
        {remark !== undefined && <span>{remark}</span>}
      </figcaption>
    </figure>
  );
}
