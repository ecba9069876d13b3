import {describe, expect, it} from 'vitest';
import {countryOf, searchFor} from './country-address';

describe('countryOf', () => {
  it.each([
    ['', '', 'philippines'],
    ['?country=usa', '', 'usa'],
    ['?country=saudi', '', 'saudi'],
    ['?country=atlantis', '', 'philippines'],
    ['?country=', '', 'philippines'],
    ['?from=newsletter&country=usa', '', 'usa'],
    ['', '#saudi', 'saudi'],
    ['', '#elsewhere', 'philippines'],
    ['?country=usa', '#saudi', 'usa'],
  ])('reads "%s%s" as %s', (search, hash, country) => {
    expect(countryOf({search, hash})).toBe(country);
  });
});

describe('searchFor', () => {
  it.each([
    ['', '?country=usa'],
    ['?country=saudi', '?country=usa'],
    ['?from=newsletter', '?from=newsletter&country=usa'],
  ])('puts the country into "%s"', (search, expected) => {
    expect(searchFor('usa', search)).toBe(expected);
  });
});
