import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {atMoment} from './at-moment';
import {isClosed} from './closing';

const CLOSES_AT = '2026-12-18T17:00:00.000Z';
const MOMENT = Date.parse(CLOSES_AT);

describe('isClosed', () => {
  it.each([
    ['a minute before', -60_000, false],
    ['a millisecond before', -1, false],
    ['at the moment', 0, true],
    ['a millisecond after', 1, true],
    ['a minute after', 60_000, true],
  ])('%s', (_, offset, closed) => {
    expect(isClosed(CLOSES_AT, MOMENT + offset)).toBe(closed);
  });
});

describe('atMoment', () => {
  let page: EventTarget;

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('document', page);
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function waiting(millisecondsBefore: number) {
    vi.setSystemTime(MOMENT - millisecondsBefore);
    const onReached = vi.fn();
    return {onReached, stop: atMoment(MOMENT, onReached)};
  }

  it.each([
    ['a minute and a half', 90_500],
    ['forty days, further than a timer reaches', 40 * 86_400_000],
  ])('rings at the very moment, once: %s away', (_, away) => {
    const {onReached} = waiting(away);
    vi.advanceTimersByTime(away - 1);
    expect(onReached).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onReached).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(600_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(onReached).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rings when the visitor returns to a tab whose timers slept', () => {
    const {onReached} = waiting(30_000);
    vi.setSystemTime(MOMENT + 5_000);
    expect(onReached).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(onReached).toHaveBeenCalledOnce();
  });

  it('waits on when the tab is shown too early', () => {
    const {onReached} = waiting(30_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(onReached).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(onReached).toHaveBeenCalledOnce();
  });

  it('leaves nothing behind when it is stopped', () => {
    const {onReached, stop} = waiting(30_000);
    stop();
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(onReached).not.toHaveBeenCalled();
  });
});
