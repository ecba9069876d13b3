import {describe, expect, it} from 'vitest';
import {boxes, dimensions, hatch, heights, row, type Box} from './lines';

/** The ends of each line of a hatch. */
function ends(path: string): {from: [number, number]; to: [number, number]}[] {
  return [...path.matchAll(/M(\S+) (\S+)l(\S+) (\S+?)(?=M|$)/g)].map(([, ...numbers]) => {
    const [x = NaN, y = NaN, right = NaN, down = NaN] = numbers.map(Number);
    return {from: [x, y], to: [x + right, y + down]};
  });
}

describe('hatch', () => {
  it.each<[Box, number]>([
    [[0, 0, 10, 10], 3],
    [[5, 40, 100, 12], 7],
    [[-20, 8, 6, 90], 2.5],
  ])('runs from edge to edge of %j and never beyond', (box, step) => {
    const [x, y, width, height] = box;
    const lines = ends(hatch(box, step));
    expect(lines.length).toBe(Math.ceil((width + height) / step) - 1);
    for (const {from, to} of lines) {
      expect(from[0] === x || Math.abs(from[1] - y - height) < 0.11).toBe(true);
      expect(Math.abs(to[1] - y) < 0.11 || Math.abs(to[0] - x - width) < 0.11).toBe(true);
      for (const [left, top] of [from, to]) {
        expect(left).toBeGreaterThanOrEqual(x - 0.11);
        expect(left).toBeLessThanOrEqual(x + width + 0.11);
        expect(top).toBeGreaterThanOrEqual(y - 0.11);
        expect(top).toBeLessThanOrEqual(y + height + 0.11);
      }
    }
  });
});

describe('paths', () => {
  it('draw rectangles', () => {
    expect(boxes([1, 2, 3, 4], [0, 0, 1, 1])).toBe('M1 2h3v4h-3zM0 0h1v1h-1z');
  });

  it('draw a dimension from the first point to the last, with a tick at each', () => {
    expect(dimensions([10, 20, 50], 5, 2)).toBe('M10 5H50M8 7l4 -4M18 7l4 -4M48 7l4 -4');
    expect(heights([10, 20], 5, 2)).toBe('M5 10V20M3 12l4 -4M3 22l4 -4');
  });

  it('repeat a shape', () => {
    expect(row(3, (index) => `M${index}`)).toBe('M0M1M2');
  });
});
