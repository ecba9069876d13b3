import {describe, expect, it} from 'vitest';
import {columnWidths} from './column-widths';

describe('columnWidths', () => {
  it('spreads spare width by what the columns hold', () => {
    expect(columnWidths([10, 10], [20, 30], 100)).toEqual([40, 60]);
  });

  it('keeps short columns on one line', () => {
    expect(columnWidths([10, 10, 10], [25, 400, 200], 100)[0]).toBe(25);
  });

  it('gives no column less than its longest word', () => {
    const [first = 0, second = 0] = columnWidths([30, 20], [35, 900], 100);
    expect(first).toBeGreaterThanOrEqual(30);
    expect(first + second).toBeCloseTo(100);
  });
});
