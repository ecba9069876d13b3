import {describe, expect, it} from 'vitest';
import {paginate, type Slab} from './paginate';

const draw = () => undefined;

function slab(rows: number[], more: Partial<Slab> = {}): Slab {
  return {before: 10, rows, together: 1, draw, ...more};
}

function spread(slabs: Slab[], room = 100): string[] {
  return paginate(slabs, () => room).map((page) =>
    page.map(({slab: each, from, to}) => `${slabs.indexOf(each)}:${from}-${to}`).join(' '),
  );
}

describe('paginate', () => {
  it('drops the space above at the head of a page', () => {
    expect(spread([slab([50]), slab([40]), slab([100])])).toEqual(['0:0-1 1:0-1', '2:0-1']);
  });

  it('never leaves a heading at the foot', () => {
    const heading = slab([20], {withNext: true});
    expect(spread([slab([60]), heading, slab([20])])).toEqual(['0:0-1', '1:0-1 2:0-1']);
  });

  it('keeps two lines of a paragraph together at either end', () => {
    const text = (lines: number) => slab(Array<number>(lines).fill(20), {together: 2});
    expect(spread([slab([20]), text(4)])).toEqual(['0:0-1 1:0-2', '1:2-4']);
    expect(spread([slab([60]), text(4)])).toEqual(['0:0-1', '1:0-4']);
    expect(spread([slab([20]), text(3)])).toEqual(['0:0-1 1:0-3']);
    expect(spread([slab([40]), text(3)])).toEqual(['0:0-1', '1:0-3']);
  });

  it('leaves room for a table’s head where the table goes on', () => {
    const repeat = {height: 30, draw};
    const pages = paginate([slab([90]), slab([60], {repeat}), slab([20])], () => 100);
    expect(pages.map((page) => page.map(({top}) => top))).toEqual([[0], [30], [0]]);
  });

  it('draws what no page can hold rather than never', () => {
    expect(spread([slab([10]), slab([300]), slab([10])])).toEqual(['0:0-1', '1:0-1', '2:0-1']);
  });

  it('begins a page where one is asked for', () => {
    expect(spread([slab([10]), slab([10], {newPage: true})])).toEqual(['0:0-1', '1:0-1']);
  });
});
