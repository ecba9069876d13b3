import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  detailTotals,
  dimensions,
  halfStrings,
  openings,
  planStrings,
  rooms,
  sectionStrings,
  totalArea,
  type DimensionString,
} from './house';

const plan = readFileSync(path.join(__dirname, 'house-plan.svg'), 'utf8');
const section = readFileSync(path.join(__dirname, 'house-section.svg'), 'utf8');

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const total = (string: DimensionString) => sum(dimensions(string));

/** The path of a rectangle, as the SVG files write it. */
const rectangle = ([x, y, width, depth]: readonly number[]) =>
  `M${x} ${y}h${width}v${depth}h-${width}z`;

describe('the dimension strings of the plan', () => {
  const {back, front, extensionFront, overall, left, right} = planStrings;

  it('add up across the house, along its back and its front', () => {
    expect(total(back)).toBe(7400);
    expect(total(front)).toBe(7400);
    expect(total(halfStrings.houseLength)).toBe(7400);
  });

  it('add up to the overall length', () => {
    expect(total(extensionFront)).toBe(7600);
    expect(total(halfStrings.extensionLength)).toBe(7600);
    expect(total(overall)).toBe(15_000);
    expect(dimensions(overall)).toEqual([total(front), total(extensionFront)]);
  });

  it('add up to the same depth on both sides', () => {
    expect(total(left)).toBe(9750);
    expect(total(right)).toBe(9750);
  });

  it.each([
    ['D1', front, 3],
    ['D2', extensionFront, 1],
    ['W1', front, 1],
    ['W1', front, 5],
    ['W2', back, 1],
    ['W3', back, 3],
    ['W4', back, 5],
    ['W5', right, 2],
  ] as const)('give %s the width of the schedule', (mark, string, place) => {
    const opening = openings.find((each) => each.mark === mark);
    expect(dimensions(string)[place]).toBe(opening?.width);
  });
});

describe('the schedule', () => {
  it('has the areas of the rooms as drawn on the plan', () => {
    const old = rooms.filter(({floor}) => floor.length === 1);
    expect(old).toHaveLength(6);
    for (const {name, floor} of old) {
      expect(plan, name).toContain(rectangle(floor.flat()));
    }
    // The extension's inner outline, from the corner of the old house round the room.
    expect(plan).toContain('M740 200H1500V975H740V660h25V950H1475V225H740z');
    expect(rooms.at(-1)?.area).toBe((735 * 435 + 710 * 290) / 1e4);
  });

  it('adds up the areas that it prints', () => {
    const printed = rooms.map(({area}) => Number(area.toFixed(2)));
    expect(sum(printed)).toBeCloseTo(Number(totalArea.toFixed(2)), 5);
  });

  it('counts each opening as often as the plan shows it', () => {
    for (const {mark, count, width} of openings.filter(({mark}) => /^[DW]\d/.test(mark))) {
      const gaps = [...plan.matchAll(/M-?\d+ -?\d+h(\d+)v(\d+)h-\d+z/g)].filter(([, h, v]) =>
        [`${width / 10} 34`, `${width / 10} 29`, `29 ${width / 10}`].includes(`${h} ${v}`),
      );
      expect(gaps, mark).toHaveLength(count);
    }
    expect(plan.match(/h120v280h-120z/g)).toHaveLength(3);
  });
});

describe('the section', () => {
  it('has the clear heights that its lines leave between floor and ceiling', () => {
    expect(dimensions(sectionStrings.house)).toEqual([2850]);
    expect(section).toContain('M30 0h680v15h-680z');
    expect(section).toContain('M300 -285h10v285h-10z');
    expect(dimensions(sectionStrings.extension)).toEqual([3070]);
  });

  it('has its levels at the top of the ridge, of the ceiling and of the floors', () => {
    expect(section).toContain('M-25 -864H765');
    expect(section).toContain('M30 -540h680v10');
    expect(section).toContain('M-188 0H0M-188 -300H0M-188 -540H0M-188 -864H-25');
  });
});

describe('the detail', () => {
  it('has wall layers that add up to the wall on the plan, and roof layers to the fascia', () => {
    expect(detailTotals.wall).toBe((1500 - 1475) * 10);
    expect(plan).toContain('H1475V225');
    expect(detailTotals.roof).toBe(420);
    expect(section).toContain('-352h10v42');
  });
});
