import {useId, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import {Drawing, type Lettering, type Mark} from '@site/src/components/drawing/Drawing';
import {dimensions, type DimensionString, type Half, type Views} from './house';

/** Half the length of the stroke that ends a dimension, in centimetres. */
const TICK = 6;

/** The line of a dimension string, with a stroke across it at each point. */
function stringPath({along, offset, points}: DimensionString): string {
  const [first = 0] = points;
  const last = points.at(-1) ?? 0;
  const line = along === 'x' ? `M${first} ${offset}H${last}` : `M${offset} ${first}V${last}`;
  const ticks = points.map((point) => {
    const [x, y] = along === 'x' ? [point, offset] : [offset, point];
    return `M${x - TICK} ${y + TICK}l${2 * TICK} ${-2 * TICK}`;
  });
  return line + ticks.join('');
}

/** Lengths from which on the text fits between its ticks on a phone, in millimetres. */
const WIDE = 800;

/**
 * The lengths of a dimension string: above a level line, but below its narrow ends, where a phone
 * has too little room, and there to the left of a line that crosses the last one; to the right of
 * an upright line.
 */
function stringLettering(string: DimensionString): Lettering[] {
  const {along, offset, points} = string;
  const lengths = dimensions(string);
  return lengths.map((length, index) => {
    const middle = (points[index] ?? 0) + length / 20;
    const isLast = index === lengths.length - 1;
    const isBelow = (index === 0 || isLast) && length < WIDE;
    return along === 'x'
      ? {
          x: middle,
          y: offset,
          text: String(length),
          at: isBelow && isLast ? 'end' : 'middle',
          shift: isBelow ? [isLast ? -10 : 0, 15] : [0, -5],
        }
      : {x: offset, y: middle, text: String(length), shift: [7, 4]};
  });
}

interface HouseDrawing {
  readonly lines: ComponentType<ComponentProps<'svg'>>;
  readonly lettering: readonly Lettering[];
  readonly marks: readonly Mark[];
}

interface View extends HouseDrawing, Omit<Half, 'clip'> {
  readonly clip?: string;
  readonly description: string;
}

/** One view of a drawing, with the lettering and marks that lie within its frame. */
function HouseView(view: View): ReactNode {
  const {frame, description, lines: Lines, strings, lettering, marks, clip, breakLine} = view;
  const clipId = useId();
  const {left, top, width, height} = frame;
  const isVisible = ({x, y}: {readonly x: number; readonly y: number}) =>
    x > left && x < left + width && y > top && y < top + height;
  return (
    <Drawing
      description={description}
      frame={frame}
      lettering={[...lettering, ...strings.flatMap(stringLettering)].filter(isVisible)}
      marks={marks.filter(isVisible)}
    >
      {clip !== undefined && (
        <clipPath id={clipId}>
          <path d={clip} />
        </clipPath>
      )}
      <g clipPath={clip && `url(#${clipId})`}>
        <Lines
          aria-hidden="true"
          {...{x: left, y: top, width, height}}
          viewBox={`${left} ${top} ${width} ${height}`}
        />
      </g>
      {breakLine !== undefined && <path className="drawing__seen" d={breakLine} />}
      <path className="drawing__fine" d={strings.map(stringPath).join('')} />
    </Drawing>
  );
}

interface ViewsProps extends HouseDrawing {
  readonly views: Views;
  /** The dimensions of the whole drawing. */
  readonly strings: readonly DimensionString[];
  readonly descriptions: readonly [house: string, extension: string];
}

/** A drawing as a whole; phones show the house and the extension one after the other. */
export function HouseViews(props: ViewsProps): ReactNode {
  const {views, strings, descriptions, ...drawing} = props;
  const [house, extension] = descriptions;
  return (
    <>
      <div className="house-sheet__whole">
        <HouseView
          {...drawing}
          frame={views.whole}
          strings={strings}
          description={`${house} ${extension}`}
        />
      </div>
      <div className="house-sheet__parts">
        <h3 className="drawing-sheet__title">The house</h3>
        <HouseView {...drawing} {...views.house} description={house} />
        <h3 className="drawing-sheet__title">The extension</h3>
        <HouseView {...drawing} {...views.extension} description={extension} />
      </div>
    </>
  );
}
