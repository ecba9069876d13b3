import {describe, expect, it} from 'vitest';
import {nextReference, slugOf, withSidebarEntry} from './registration';

describe('nextReference', () => {
  it('follows the highest that any edition has, and leaves gaps alone', () => {
    expect(nextReference(['POL-009', 'POL-002', 'LEG-044'])).toBe('POL-010');
    expect(nextReference([])).toBe('POL-001');
  });
});

describe('slugOf', () => {
  it.each([
    ['Drugs & alcohol policy', 'drugs-alcohol'],
    ['Health and Safety', 'health-safety'],
    ['Lone working', 'lone-working'],
  ])('makes an address of %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

describe('withSidebarEntry', () => {
  const source = "  policies: [\n    'policies/a',\n    'policies/b',\n  ],\n  other: ['x'],\n";

  it('adds a policy after the last one', () => {
    expect(withSidebarEntry(source, 'c')).toBe(
      source.replace("'policies/b',\n", "'policies/b',\n    'policies/c',\n"),
    );
  });

  it('keeps the line endings of Windows', () => {
    const windows = source.replaceAll('\n', '\r\n');
    expect(withSidebarEntry(windows, 'c')).toBe(
      withSidebarEntry(source, 'c').replaceAll('\n', '\r\n'),
    );
  });

  it('refuses a file that it does not know', () => {
    expect(() => withSidebarEntry('policies: []', 'c')).toThrow('one on each line');
  });
});
