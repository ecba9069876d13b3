import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {specification} from '@site/e2e/specification';
import {startDropdown} from './dropdown';

const {openDelay, skipDelay, closeDelay} = specification.dropdown;

/** The parts of a `details` element that the hover code uses. */
class Group extends EventTarget {
  open = false;

  querySelector(): null {
    return null;
  }

  /** Moves the pointer, then advances the time. */
  point(type: 'pointerenter' | 'pointerleave', milliseconds: number): void {
    this.dispatchEvent(Object.assign(new Event(type), {pointerType: 'mouse'}));
    vi.advanceTimersByTime(milliseconds);
  }
}

let group: Group;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  group = new Group();
  startDropdown(group as unknown as HTMLDetailsElement);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens after 200 ms of hover, not before', () => {
  group.point('pointerenter', openDelay - 1);
  expect(group.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(group.open).toBe(true);
});

it('closes 150 ms after the pointer has left, not before', () => {
  group.point('pointerenter', openDelay);
  group.point('pointerleave', closeDelay - 1);
  expect(group.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(group.open).toBe(false);
});

it.each([
  ['without delay up to 300 ms after closing', skipDelay, true],
  ['with the delay more than 300 ms after closing', skipDelay + 1, false],
])('opens %s', (_when, pause, opensAtOnce) => {
  group.point('pointerenter', openDelay);
  group.point('pointerleave', closeDelay + pause);
  group.point('pointerenter', 0);
  expect(group.open).toBe(opensAtOnce);
  vi.advanceTimersByTime(openDelay);
  expect(group.open).toBe(true);
});
