/** A rectangle in units of the drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Rectangles as one path, so that a part of the building is one element. */
export function boxes(...all: readonly Box[]): string {
  return all.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
}

/** Lines at 45 degrees that fill a rectangle: what the section cuts through. */
export function hatch([x, y, width, height]: Box, step: number): string {
  const lines: string[] = [];
  for (let sum = x + y + step; sum < x + width + y + height; sum += step) {
    const [left, bottom] = [Math.max(x, sum - y - height), Math.min(y + height, sum - x)];
    const length = Math.min(x + width, sum - y) - left;
    lines.push(`M${round(left)} ${round(bottom)}l${round(length)} ${round(-length)}`);
  }
  return lines.join('');
}

/** A chain of dimensions along a horizontal line, with a slanting tick at each point. */
export function dimensions(points: readonly number[], y: number, tick: number): string {
  const [first = 0] = points;
  const ticks = points.map((x) => `M${x - tick} ${y + tick}l${2 * tick} ${-2 * tick}`);
  return `M${first} ${y}H${points.at(-1) ?? first}${ticks.join('')}`;
}

/** The same along a vertical line. */
export function heights(points: readonly number[], x: number, tick: number): string {
  const [first = 0] = points;
  const ticks = points.map((y) => `M${x - tick} ${y + tick}l${2 * tick} ${-2 * tick}`);
  return `M${x} ${first}V${points.at(-1) ?? first}${ticks.join('')}`;
}

/** Copies of a shape at a regular distance, as one path. Example: `row(5, (n) => \`M${n * 20} 0v9\`)`. */
export function row(count: number, shape: (index: number) => string): string {
  return Array.from({length: count}, (_, index) => shape(index)).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
