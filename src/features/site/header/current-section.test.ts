import {describe, expect, it} from 'vitest';
import {isCurrentSection} from './current-section';

describe('isCurrentSection', () => {
  it.each([
    ['/about', '/policies/whistleblowing', true],
    ['/careers', '/careers/bench-joiner', true],
    ['/careers', '/recruitment', true],
    ['/careers', '/careers-fair', false],
    ['/', '/about', false],
    ['/contact', '/about', false],
  ])('%s stands for %s: %s', (entry, pathname, expected) => {
    expect(isCurrentSection(entry, pathname)).toBe(expected);
  });
});
