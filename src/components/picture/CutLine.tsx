import type {ReactNode} from 'react';

/** A point in per cent of the picture's width and height. */
type Place = readonly [x: number, y: number];

/** A dimension line on the drawing. */
export interface Dimension {
  readonly from: Place;
  readonly to: Place;
  /** In millimetres at full size. Example: `'1,950'`. */
  readonly length: string;
}

interface Props {
  /** Unique on the page: the id of the control. */
  readonly id: string;
  readonly photograph: ReactNode;
  /** The drawing, from the same camera and the same size as the photograph. */
  readonly drawing: ReactNode;
  readonly dimensions: readonly Dimension[];
  /** The dimensions in words. Example: `'Opening 1,150 mm wide'`. */
  readonly description: string;
  readonly caption: ReactNode;
}

/**
 * A photograph and its measured drawing in one frame, with a line between them that a visitor
 * moves. Without scripts and on paper the drawing follows the photograph.
 */
export function CutLine(props: Props): ReactNode {
  const {id, photograph, drawing, dimensions, description, caption} = props;
  return (
    <figure className="figure" data-search="skip">
      <div className="cut-line">
        <div className="cut-line__half">
          <div className="cut-line__stage">{photograph}</div>
        </div>
        <div className="cut-line__half cut-line__half--drawing">
          <div className="cut-line__stage">
            {drawing}
            <svg className="drawing__words" role="img" aria-label={description}>
              {dimensions.map((dimension) => (
                <DimensionLine key={dimension.length} {...dimension} />
              ))}
            </svg>
          </div>
        </div>
        <label className="visually-hidden" htmlFor={id}>
          Photograph or drawing
        </label>
        <input
          className="cut-line__range"
          type="range"
          id={id}
          defaultValue={60}
          // Stops Firefox from restoring an earlier place when the page reloads.
          autoComplete="off"
          data-cut-line
        />
      </div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

/** A line with a tick at either end and its length in the middle, over a strip of paper. */
function DimensionLine({from, to, length}: Dimension): ReactNode {
  const [x1, y1] = from.map((share) => `${share}%`);
  const [x2, y2] = to.map((share) => `${share}%`);
  const middle = {x: `${(from[0] + to[0]) / 2}%`, y: `${(from[1] + to[1]) / 2}%`};
  return (
    <g className="cut-line__dimension">
      <line className="cut-line__clear" {...{x1, y1, x2, y2}} />
      <line {...{x1, y1, x2, y2}} />
      {[from, to].map(([x, y]) => (
        <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}%`}>
          <line x1="-5" y1="5" x2="5" y2="-5" />
        </svg>
      ))}
      <text {...middle} dy="0.35em">
        {length}
      </text>
    </g>
  );
}
