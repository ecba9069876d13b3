import {afterEach, expect, it, vi} from 'vitest';
import {namedAnchor} from './reveal-target';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['#care', 'care'],
  ['#caf%C3%A9', 'café'],
  ['#50%', '50%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('the address %j names the anchor %j', (hash, anchor) => {
  vi.stubGlobal('location', {hash});
  expect(namedAnchor()).toBe(anchor);
});
