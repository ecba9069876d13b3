import {describe, expect, it} from 'vitest';
import {inEdition} from './edition-path';

describe('inEdition', () => {
  it.each([
    ['/policies/x', '/', '/2025', '/2025/policies/x'],
    ['/2025/policies/x', '/2025', '/', '/policies/x'],
    ['/2025/privacy', '/2025', '/2024', '/2024/privacy'],
    ['/policies/x', '/', '/', '/policies/x'],
  ])('converts %s from %s to %s: %s', (permalink, from, to, expected) => {
    expect(inEdition(permalink, from, to)).toBe(expected);
  });
});
