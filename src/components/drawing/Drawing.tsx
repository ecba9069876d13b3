import type {ReactNode} from 'react';

/** The visible part of a drawing, in units of its lines. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the place of a word or mark in per cent, because words don't scale with the lines. */
export function placeIn({left, top, width, height}: Frame, x: number, y: number) {
  const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;
  return {x: percent((x - left) / width), y: percent((y - top) / height)};
}

interface Props {
  /** Text alternative of the drawing. */
  readonly description: string;
  readonly frame: Frame;
  /** The lines, in units of the frame. */
  readonly children: ReactNode;
  /** Words and marks at places from `placeIn`. */
  readonly words: ReactNode;
}

/** A drawing whose places or marks come from data. All others are SVG files: see README.md. */
export function Drawing({description, frame, children, words}: Props): ReactNode {
  const {left, top, width, height} = frame;
  return (
    <svg className="drawing" width={width} height={height} role="img">
      <title>{description}</title>
      <svg
        className="drawing__lines"
        viewBox={`${left} ${top} ${width} ${height}`}
        aria-hidden="true"
      >
        {children}
      </svg>
      <g className="drawing__words" aria-hidden="true">
        {words}
      </g>
    </svg>
  );
}
