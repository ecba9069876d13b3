import {expect, it} from 'vitest';
import {isCurrentSection} from './current-section';

it.each([
  ['/about', '/policies/whistleblowing', true],
  ['/about', '/reports/2025-26', true],
  ['/careers', '/careers/bench-joiner', true],
  ['/careers', '/recruitment', true],
  ['/careers', '/careers-fair', false],
  ['/', '/about', false],
  ['/contact', '/about', false],
])('isCurrentSection for entry %s and page %s returns %s', (entry, pathname, expected) => {
  expect(isCurrentSection(entry, pathname)).toBe(expected);
});
