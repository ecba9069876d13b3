import type {ComponentProps, ComponentType, ReactNode} from 'react';

/** The visible part of the sheet, in units of the drawing. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Text on the sheet. Its size does not change when the drawing shrinks. */
export interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Which part of the text is at `x`. */
  readonly at?: 'start' | 'middle' | 'end';
  /** Offset in pixels, the same at every size of the drawing. */
  readonly shift?: readonly [right: number, down: number];
  /** Sets the text in the body typeface; the default is the mono typeface for figures. */
  readonly name?: boolean;
}

/** A ringed letter or number, with a leader line to the part that it marks. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly mark: string;
  readonly to: readonly [x: number, y: number];
  /** Omits the dot at the end of the leader, which would hide a small part. */
  readonly blunt?: boolean;
}

interface Props {
  /** Text alternative of the drawing. */
  readonly description: string;
  readonly frame: Frame;
  readonly lettering?: readonly Lettering[];
  readonly marks?: readonly Mark[];
  /** Lines from an SVG file that uses the classes of `drawing.css`. */
  readonly lines?: ComponentType<ComponentProps<'svg'>>;
  /** Lines drawn from data, in units of the frame. */
  readonly children?: ReactNode;
}

function leader({x, y, to: [toX, toY]}: Mark): string {
  return `M${x} ${y}L${toX} ${toY}`;
}

/**
 * A line drawing. The lines scale with the available width, but line weights and lettering do not,
 * so that it is readable on a phone. The text beside it explains the marks.
 */
export function Drawing(props: Props): ReactNode {
  const {description, frame, lettering = [], marks = [], lines: Lines = 'svg', children} = props;
  const {left, top, width, height} = frame;
  const viewBox = `${left} ${top} ${width} ${height}`;
  const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;
  const across = (x: number) => percent((x - left) / width);
  const down = (y: number) => percent((y - top) / height);
  return (
    <div className="drawing">
      <Lines className="drawing__lines" viewBox={viewBox} role="img" aria-label={description}>
        {children}
      </Lines>
      <svg className="drawing__words" aria-hidden="true" focusable="false">
        {marks.length > 0 && (
          <svg viewBox={viewBox}>
            <path
              className="drawing__leader"
              vectorEffect="non-scaling-stroke"
              d={marks.map(leader).join('')}
            />
          </svg>
        )}
        {lettering.map(({x, y, text, at = 'start', shift, name = false}) => (
          <text
            key={`${x} ${y} ${text}`}
            className={name ? 'drawing__name' : undefined}
            textAnchor={at}
            dx={shift?.[0]}
            dy={shift?.[1]}
            x={across(x)}
            y={down(y)}
          >
            {text}
          </text>
        ))}
        {marks.map(({x, y, mark, to: [toX, toY], blunt = false}) => (
          <g key={mark}>
            {!blunt && (
              <svg className="drawing__point" x={across(toX)} y={down(toY)}>
                <circle r={2.5} />
              </svg>
            )}
            <svg className="drawing__mark" x={across(x)} y={down(y)}>
              <circle r={11} />
              <text y={4.5}>{mark}</text>
            </svg>
          </g>
        ))}
      </svg>
    </div>
  );
}
