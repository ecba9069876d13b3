import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {isWorthFetching} from './next-page';

const HERE = new URL('https://www.example.com/about');

beforeEach(() => {
  vi.stubGlobal('location', HERE);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['/policies/whistleblowing', true],
  ['/careers?q=joiner', true],
  ['#our-mission', false],
  ['/about?x=1', false],
  ['/policies/whistleblowing.pdf', false],
  ['https://elsewhere.example/about-us', false],
  ['mailto:info@example.com', false],
])('a page that may be fetched before its link is followed %s: %s', (address, expected) => {
  expect(isWorthFetching(new URL(address, HERE))).toBe(expected);
});
