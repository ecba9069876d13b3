import {expect, it} from 'vitest';
import {titleSlug} from './title-slug';

it.each([
  ['Security Officer, Nights', 'security-officer-nights'],
  ['Fit-out Project Manager', 'fit-out-project-manager'],
  ['  Café & Bar Joiner (2) ', 'cafe-bar-joiner-2'],
  ['Cleaner, Łódź and Tromsø', 'cleaner-lodz-and-tromso'],
])('writes %j as %j', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});
