import {describe, expect, it} from 'vitest';
import {PathData} from './lettering';

const AT_ORIGIN = {x: 0, y: 0, scale: 1};

describe('outlines as path data', () => {
  it('are relative, turn the vertical axis round and stay short', () => {
    const data = new PathData();
    data.add(
      [
        {command: 'moveTo', args: [10, 20]},
        {command: 'lineTo', args: [30, 20]},
        {command: 'lineTo', args: [30, 50]},
        {command: 'quadraticCurveTo', args: [40, 60, 20, 50]},
        {command: 'closePath', args: []},
      ],
      AT_ORIGIN,
    );
    expect(data.toString()).toBe('m10-20h20v-30q10-10-10 0z');
  });

  it('go on from where a contour began', () => {
    const square = (x: number) =>
      [
        {command: 'moveTo', args: [x, 0]},
        {command: 'lineTo', args: [x + 5, 0]},
        {command: 'closePath', args: []},
      ] as const;
    const data = new PathData();
    data.add([...square(10), ...square(40)], AT_ORIGIN);
    expect(data.toString()).toBe('m10 0h5zm30 0h5z');
  });

  it('do not add up what rounding leaves over', () => {
    const data = new PathData();
    const steps = Array.from({length: 10}, (_, index) => ({
      command: 'lineTo' as const,
      args: [(index + 1) * 1.4, 1],
    }));
    data.add([{command: 'moveTo', args: [0, 1]}, ...steps], AT_ORIGIN);
    const lengths = [...data.toString().matchAll(/h(\d+)/gu)].map(([, length]) => Number(length));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(14);
  });
});
