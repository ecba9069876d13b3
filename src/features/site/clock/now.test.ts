import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {eachMinute} from './now';

const MINUTE = 60_000;

describe('eachMinute', () => {
  let page: EventTarget;

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('document', page);
    vi.useFakeTimers({now: Date.parse('2026-12-18T16:59:40Z')});
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('calls back once at the start of each minute until it is stopped', () => {
    const onMinute = vi.fn();
    const stop = eachMinute(onMinute);
    vi.advanceTimersByTime(19_999);
    expect(onMinute).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(onMinute).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(onMinute).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(2 * MINUTE);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(onMinute).toHaveBeenCalledTimes(3);
  });

  it('calls back when the visitor returns to a suspended tab', () => {
    const onMinute = vi.fn();
    const stop = eachMinute(onMinute);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(onMinute).toHaveBeenCalledTimes(1);
    stop();
  });
});
