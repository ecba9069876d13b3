import type {ReactNode} from 'react';
import type {ProjectFrontMatter} from '@site/src/shared/documents/schema';

type Drawn = NonNullable<ProjectFrontMatter['drawing']>;

const WIDTH = 800;
const HEIGHT = 500;
const MARGIN = 50;
const GROUND = HEIGHT - MARGIN;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Divides the sheet into cells, row by row.
 *
 * @param ratio wanted width of a cell, divided by its height
 */
function cells(count: number, ratio: number): readonly Cell[] {
  const [across, down] = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN];
  const columns = Math.min(count, Math.ceil(Math.sqrt((count * across) / down / ratio)));
  const rows = Math.ceil(count / columns);
  const [width, height] = [across / columns, down / rows];
  return Array.from({length: count}, (_, index) => ({
    x: MARGIN + (index % columns) * width,
    y: MARGIN + Math.floor(index / columns) * height,
    width,
    height,
  }));
}

const at = (...numbers: number[]): string =>
  numbers.map((each) => Math.round(each * 10) / 10).join(' ');

const box = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}h${at(width)}v${at(height)}h${at(-width)}z`;

/** Elevations on a line of ground; each one differs a little, but always in the same way. */
function Buildings({count}: {readonly count: number}): ReactNode {
  const plots = cells(count, count > 6 ? 0.6 : 0.9).map(({x, y, width, height}, index) => {
    const floors = 3 + ((index * 5) % 4);
    const tall = height * (0.52 + floors * 0.05);
    return {floors, left: x + width * 0.12, wide: width * 0.76, top: y + height - tall, tall};
  });
  const windows = plots.flatMap(({floors, left, wide, top, tall}) =>
    Array.from({length: floors * 4}, (_, index) =>
      box(
        left + wide * (0.1 + (index % 4) * 0.22),
        top + tall * ((Math.floor(index / 4) + 0.3) / (floors + 0.3)),
        wide * 0.13,
        (tall / (floors + 0.3)) * 0.5,
      ),
    ),
  );
  const grounds = plots.map(
    ({left, wide, top, tall}) => `M${at(left - wide * 0.16, top + tall)}h${at(wide * 1.32)}`,
  );
  return (
    <>
      <path
        className="drawing__cut"
        d={plots.map(({left, top, wide, tall}) => box(left, top, wide, tall)).join('')}
      />
      <path className="drawing__fine drawing__tone" d={windows.join('')} />
      <path className="drawing__axis" d={grounds.join('')} />
    </>
  );
}

/** Places along a river, from its first bend to its last. */
function Route({count}: {readonly count: number}): ReactNode {
  const bend = (share: number): number => 285 - share * 60 + 70 * Math.sin(share * 7.5);
  const places = Array.from({length: count}, (_, index) => {
    const share = index / Math.max(count - 1, 1);
    const shore = bend(share) - 58 - (index % 3) * 34;
    return {x: MARGIN + 20 + share * (WIDTH - 2 * MARGIN - 40), y: shore};
  });
  const bank = Array.from({length: 41}, (_, step) => `${step * 20} ${at(bend(step / 40))}`);
  return (
    <>
      <path className="drawing__water" d={`M${bank.join('L')}V${HEIGHT}H0z`} />
      <path className="drawing__seen" d={`M${bank.join('L')}`} />
      <path className="drawing__way" d={`M${places.map(({x, y}) => at(x, y)).join('L')}`} />
      <path className="drawing__place" d={places.map(({x, y}) => `M${at(x, y)}h.01`).join('')} />
    </>
  );
}

function Doors({count}: {readonly count: number}): ReactNode {
  const leaves = cells(count, 0.75).map(({x, y, width, height}) => ({
    x: x + width * 0.2,
    y: y + height * 0.12,
    width: width * 0.6,
    height: height * 0.76,
  }));
  const frames = leaves.map(({x, y, width, height}) => box(x, y, width, height));
  const handles = leaves.map(
    ({x, y, width, height}) =>
      `M${at(x + width * 0.8, y + height * 0.5)}h.01M${at(x + width * 0.5, y + height * 0.2)}v${at(height * 0.15)}`,
  );
  return (
    <>
      <path className="drawing__sheet" d={frames.join('')} />
      <path className="drawing__seen" d={handles.join('')} />
      <path className="drawing__signal" d={frames[Math.floor(count / 3)]} />
    </>
  );
}

/** Sash windows: two sashes of three by two panes. */
function Windows({count}: {readonly count: number}): ReactNode {
  const frames = cells(count, 0.7).map(({x, y, width, height}) => ({
    x: x + width * 0.18,
    y: y + height * 0.14,
    width: width * 0.64,
    height: height * 0.72,
  }));
  const bars = frames.map(({x, y, width, height}) =>
    [
      ...[1, 2].map((place) => `M${at(x + (width * place) / 3, y)}v${at(height)}`),
      ...[1, 3].map((place) => `M${at(x, y + (height * place) / 4)}h${at(width)}`),
    ].join(''),
  );
  const rails = frames.map(
    ({x, y, width, height}) =>
      `M${at(x, y + height / 2)}h${at(width)}M${at(x - width * 0.1, y + height)}h${at(width * 1.2)}`,
  );
  return (
    <>
      <path
        className="drawing__sheet"
        d={frames.map(({x, y, width, height}) => box(x, y, width, height)).join('')}
      />
      <path className="drawing__fine" d={bars.join('')} />
      <path className="drawing__route" d={rails.join('')} />
    </>
  );
}

/** A section: one slab per floor on columns, the roof, the ground and the piles. */
function Floors({count}: {readonly count: number}): ReactNode {
  const storey = Math.min((GROUND - 2 * MARGIN) / count, 90);
  const top = GROUND - MARGIN - count * storey;
  const slabs = Array.from({length: count + 1}, (_, floor) =>
    box(170, top + floor * storey, 460, Math.min(10, storey * 0.2)),
  );
  const columns = [200, 300, 400, 500, 600];
  return (
    <>
      <path
        className="drawing__fine"
        d={columns
          .map(
            (x) => `M${x - 5} ${at(top)}V${GROUND - MARGIN}M${x + 5} ${at(top)}V${GROUND - MARGIN}`,
          )
          .join('')}
      />
      <path className="drawing__cut drawing__solid" d={slabs.join('')} />
      <path className="drawing__axis" d={`M60 ${GROUND - MARGIN}H740`} />
      <path
        className="drawing__hidden"
        d={columns.map((x) => `M${x} ${GROUND - MARGIN}v70`).join('')}
      />
      <path
        className="drawing__way"
        d={`M680 ${at(top)}V${GROUND - MARGIN}M672 ${at(top)}h16M672 ${GROUND - MARGIN}h16`}
      />
    </>
  );
}

const KINDS = {buildings: Buildings, route: Route, doors: Doors, windows: Windows, floors: Floors};

/** Draws what a project is made of, as many times as there are. The same facts give the same lines. */
export function ProjectDrawing({of, count, caption}: Drawn): ReactNode {
  const Kind = KINDS[of];
  return (
    <div className="drawing project-drawing">
      <svg
        className="drawing__lines"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Drawing: ${caption}`}
      >
        <Kind count={count} />
      </svg>
    </div>
  );
}
