import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {exampleOpening, exampleOpenings} from './openings.test-data';
import {lazyIndex} from './find';

const many = Array.from({length: 250}, (_, id) => exampleOpening({id, title: `Joiner ${id}`}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('lazyIndex', () => {
  it('is built once', () => {
    const index = lazyIndex(exampleOpenings);
    expect(index.get()).toBe(index.get());
  });

  it('is prepared in stretches, with room for other work between them', () => {
    const index = lazyIndex(many);
    index.prepare();
    index.prepare();
    expect(vi.getTimerCount()).toBe(1);
    vi.runAllTimers();
    const prepared = index.get();
    expect(prepared).toEqual(lazyIndex(many).get());
    expect(index.get()).toBe(prepared);
  });

  it('is complete when it is asked for in the middle of its preparation', () => {
    const index = lazyIndex(many);
    index.prepare();
    vi.advanceTimersToNextTimer();
    const early = index.get();
    expect(early).toEqual(lazyIndex(many).get());
    vi.runAllTimers();
    expect(index.get()).toBe(early);
  });
});
