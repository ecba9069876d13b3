import {brand} from '../../../data/brand/brand';
import {areas, lines} from './estuary';
import {breadth, type Area, type Point, type Way} from './ground';
import {png} from './png';
import {inTile, tileSize, type TileAddress} from './projection';

/** Pixels of a tile's side, and how many of the drawing make one of them, to soften the edges. */
export const TILE_PIXELS = 256;
const SOFTENING = 2;
const SIDE = TILE_PIXELS * SOFTENING;

type Colour = readonly [red: number, green: number, blue: number];

/** As from an aeroplane on a dull day. */
const areaColours: Readonly<Record<Area['kind'], Colour>> = {
  field: [118, 124, 82],
  wood: [52, 68, 44],
  marsh: [104, 108, 78],
  town: [122, 120, 108],
  works: [134, 130, 122],
  mud: [116, 104, 84],
  water: [62, 76, 80],
  quay: [168, 160, 146],
  building: [172, 166, 158],
  headquarters: [216, 210, 200],
};
const lineColours: Readonly<Record<Way, Colour>> = {
  major: [150, 148, 144],
  street: [142, 140, 136],
  lane: [146, 140, 126],
  path: [156, 144, 116],
  rail: [88, 82, 76],
  creek: [78, 84, 78],
  wall: [112, 118, 78],
};
const GRASS: Colour = [98, 108, 70];

type Outline = readonly (readonly [x: number, y: number])[];

/** A tile of the estuary from above, as a PNG file. */
export function imageryTile(address: TileAddress): Buffer {
  const pixels = new Uint8Array(SIDE * SIDE * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.set(GRASS, at);
  const onTile = (point: Point): [number, number] => {
    const [x, y] = inTile(point, brand.coordinates, address);
    return [x * SIDE, y * SIDE];
  };
  const perMetre = SIDE / tileSize(address, brand.coordinates);
  const paintAreas = (those: readonly Area[]) => {
    for (const {kind, outline} of those) fill(pixels, outline.map(onTile), areaColours[kind]);
  };

  const roofs = areas.findIndex(({kind}) => kind === 'building');
  paintAreas(areas.slice(0, roofs));
  for (const {kind, course} of lines) {
    stroke(pixels, course.map(onTile), breadth[kind] * perMetre, lineColours[kind]);
  }
  paintAreas(areas.slice(roofs));
  return png(TILE_PIXELS, TILE_PIXELS, grained(pixels, address));
}

/** Fills what lies inside an outline, row by row, between each pair of edges that a row crosses. */
function fill(pixels: Uint8Array, outline: Outline, colour: Colour): void {
  const rows = outline.map(([, y]) => y);
  const first = Math.max(0, Math.floor(Math.min(...rows)));
  const last = Math.min(SIDE - 1, Math.ceil(Math.max(...rows)));
  for (let row = first; row <= last; row += 1) {
    const crossings = crossingsOf(outline, row + 0.5);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.round(crossings[pair] ?? 0));
      const to = Math.min(SIDE, Math.round(crossings[pair + 1] ?? 0));
      for (let column = from; column < to; column += 1) {
        pixels.set(colour, (row * SIDE + column) * 3);
      }
    }
  }
}

function crossingsOf(outline: Outline, y: number): number[] {
  return outline
    .flatMap(([x1, y1], index) => {
      const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
      return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
    })
    .sort((a, b) => a - b);
}

/** A line with breadth: each stretch a rectangle, each joint a disc. */
function stroke(pixels: Uint8Array, course: Outline, width: number, colour: Colour): void {
  // A thread still shows from high above.
  const half = Math.max(width, SOFTENING) / 2;
  course.forEach(([x1, y1], index) => {
    fill(pixels, disc([x1, y1], half), colour);
    const [x2, y2] = course[index + 1] ?? [x1, y1];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) return;
    const [dx, dy] = [((y2 - y1) / length) * half, ((x1 - x2) / length) * half];
    fill(
      pixels,
      [
        [x1 + dx, y1 + dy],
        [x2 + dx, y2 + dy],
        [x2 - dx, y2 - dy],
        [x1 - dx, y1 - dy],
      ],
      colour,
    );
  });
}

function disc([x, y]: readonly [number, number], radius: number): Outline {
  return Array.from({length: 8}, (_, corner) => {
    const turn = (corner * Math.PI) / 4;
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius] as const;
  });
}

/** The softened picture, with the unevenness of real ground. */
function grained(pixels: Uint8Array, {x, y}: TileAddress): Uint8Array {
  const result = new Uint8Array(TILE_PIXELS * TILE_PIXELS * 3);
  for (let row = 0; row < TILE_PIXELS; row += 1) {
    for (let column = 0; column < TILE_PIXELS; column += 1) {
      const grain = grainAt(x * TILE_PIXELS + column, y * TILE_PIXELS + row);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = softened(pixels, row, column, channel) + grain;
        result[(row * TILE_PIXELS + column) * 3 + channel] = Math.min(255, Math.max(0, value));
      }
    }
  }
  return result;
}

function softened(pixels: Uint8Array, row: number, column: number, channel: number): number {
  let sum = 0;
  for (let down = 0; down < SOFTENING; down += 1) {
    for (let across = 0; across < SOFTENING; across += 1) {
      const at = (row * SOFTENING + down) * SIDE + column * SOFTENING + across;
      sum += pixels[at * 3 + channel] ?? 0;
    }
  }
  return sum / SOFTENING ** 2;
}

/** Patches of several sizes, the same at every visit and without a seam between tiles. */
function grainAt(x: number, y: number): number {
  return 10 * patch(x, y, 48) + 7 * patch(x, y, 12) + 5 * patch(x, y, 3) - 11;
}

/** A soft hill or hollow of a size in pixels, 0 to 1. */
function patch(x: number, y: number, size: number): number {
  const [left, top] = [Math.floor(x / size), Math.floor(y / size)];
  const [across, down] = [ease(x / size - left), ease(y / size - top)];
  const upper = chance(left, top) * (1 - across) + chance(left + 1, top) * across;
  const lower = chance(left, top + 1) * (1 - across) + chance(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

const ease = (part: number) => part * part * (3 - 2 * part);

/** A number from 0 to 1 that looks like chance and is always the same for a place. */
function chance(x: number, y: number): number {
  let mixed = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
