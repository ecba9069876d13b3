/** A position on the ground in metres east and north of the headquarters. */
export type Point = readonly [east: number, north: number];

/** What covers an area. */
export type Cover = 'field' | 'wood' | 'marsh' | 'town' | 'works' | 'mud' | 'water' | 'quay';

export interface Area {
  readonly kind: Cover | 'building' | 'headquarters';
  readonly outline: readonly Point[];
}

export type Way = 'major' | 'street' | 'lane' | 'path' | 'rail' | 'creek' | 'wall';

export interface Line {
  readonly kind: Way;
  readonly course: readonly Point[];
  readonly name?: string;
}

export interface Place {
  readonly kind: 'town' | 'spot' | 'headquarters';
  readonly at: Point;
  readonly name: string;
}

/** Breadth of each way in metres, for the picture from above. */
export const breadth: Readonly<Record<Way, number>> = {
  major: 16,
  street: 9,
  lane: 6,
  path: 2.5,
  rail: 4,
  creek: 26,
  wall: 5,
};

/** A soft curve through hand-set points (Catmull-Rom), so that a bank needs few of them. */
export function curve(points: readonly Point[], steps = 8): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    const before = points[index - 1] ?? point;
    const after = points[index + 2] ?? next;
    return Array.from({length: steps}, (_, step) =>
      between(before, point, next, after, step / steps),
    );
  });
}

function between(a: Point, b: Point, c: Point, d: Point, at: number): Point {
  const axis = (i: 0 | 1) =>
    b[i] +
    0.5 *
      at *
      (c[i] -
        a[i] +
        at * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + at * (3 * (b[i] - c[i]) + d[i] - a[i])));
  return [axis(0), axis(1)];
}

/** A rectangle about its middle, turned anticlockwise by `degrees`. */
export function block(middle: Point, width: number, depth: number, degrees = 0): Point[] {
  const turn = (degrees * Math.PI) / 180;
  const corners = [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ] as const;
  return corners.map(([x, y]) => [
    middle[0] + x * Math.cos(turn) - y * Math.sin(turn),
    middle[1] + x * Math.sin(turn) + y * Math.cos(turn),
  ]);
}
