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
  ])('for entry %s and page %s returns %s', (entry, pathname, expected) => {
    expect(isCurrentSection(entry, pathname)).toBe(expected);
  });
});
