import {expect, it} from 'vitest';
import {startCutLine} from './start-cut-line';

/** The parts of a range input and its parent that the script uses. */
class Range extends EventTarget {
  value = '50';
  readonly attributes = new Map<string, string>();
  readonly set = new Map<string, string>();
  readonly parentElement = {
    style: {setProperty: (name: string, value: string) => this.set.set(name, value)},
  };

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
}

function start(value: string): Range {
  const range = Object.assign(new Range(), {value});
  startCutLine(range as unknown as HTMLInputElement);
  return range;
}

it('cuts where the browser has left the control', () => {
  const range = start('80');
  expect(range.set.get('--cut')).toBe('80%');
  expect(range.attributes.get('aria-valuetext')).toBe('80% photograph');
});

it('follows the control', () => {
  const range = start('50');
  range.value = '12';
  range.dispatchEvent(new Event('input'));
  expect(range.set.get('--cut')).toBe('12%');
  expect(range.attributes.get('aria-valuetext')).toBe('12% photograph');
});
