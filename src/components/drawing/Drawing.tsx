import type {ReactNode} from 'react';

/** The part of the sheet that is shown, in units of the drawing. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Words on the sheet. They keep their size while the drawing shrinks. */
export interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Where `x` is. */
  readonly at?: 'start' | 'middle' | 'end';
  /** Pixels to the right and down, whatever the size of the drawing. */
  readonly shift?: readonly [right: number, down: number];
  /** A name stands in the text's face and weight, figures in the mono. */
  readonly name?: boolean;
}

/** A letter or number in a ring, with a line that leads from it to a part. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly mark: string;
  readonly to: readonly [x: number, y: number];
  /** Ends without a dot, which would hide a small part. */
  readonly blunt?: boolean;
}

interface Props {
  /** What the drawing shows, for those who do not see it. */
  readonly description: string;
  readonly frame: Frame;
  readonly lettering?: readonly Lettering[];
  readonly marks?: readonly Mark[];
  /** Lines of the drawing, in its units. */
  readonly children: ReactNode;
}

function leader({x, y, to: [toX, toY]}: Mark): string {
  return `M${x} ${y}L${toX} ${toY}`;
}

/**
 * A line drawing: the lines are scaled to the space there is, line weights and lettering are not,
 * so that it can be read at the width of a phone. What marks mean stands beside it as text.
 */
export function Drawing(props: Props): ReactNode {
  const {description, frame, lettering = [], marks = [], children} = props;
  const {left, top, width, height} = frame;
  const place = (x: number, y: number) => ({
    x: `${Math.round(((x - left) / width) * 1e4) / 100}%`,
    y: `${Math.round(((y - top) / height) * 1e4) / 100}%`,
  });
  return (
    <div className="drawing">
      <svg
        className="drawing__lines"
        viewBox={`${left} ${top} ${width} ${height}`}
        role="img"
        aria-label={description}
      >
        {children}
        {marks.length > 0 && <path className="drawing__leader" d={marks.map(leader).join('')} />}
      </svg>
      <svg className="drawing__words" aria-hidden="true" focusable="false">
        {lettering.map(({x, y, text, at = 'start', shift, name = false}) => (
          <text
            key={`${x} ${y} ${text}`}
            className={name ? 'drawing__name' : undefined}
            textAnchor={at}
            dx={shift?.[0]}
            dy={shift?.[1]}
            {...place(x, y)}
          >
            {text}
          </text>
        ))}
        {marks.map(({x, y, mark, to, blunt = false}) => (
          <g key={mark}>
            {!blunt && (
              <svg className="drawing__point" {...place(...to)}>
                <circle r={2.5} />
              </svg>
            )}
            <svg className="drawing__mark" {...place(x, y)}>
              <circle r={11} />
              <text y={4.5}>{mark}</text>
            </svg>
          </g>
        ))}
      </svg>
    </div>
  );
}
