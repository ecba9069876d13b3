import {describe, expect, it} from 'vitest';
import {inEdition} from './edition-path';

describe('the address of a document in another edition', () => {
  it.each([
    ['/policies/x', '/', '/2025', '/2025/policies/x'],
    ['/2025/policies/x', '/2025', '/', '/policies/x'],
    ['/2025/privacy', '/2025', '/2024', '/2024/privacy'],
    ['/policies/x', '/', '/', '/policies/x'],
  ])('of %s from %s to %s is %s', (permalink, from, to, expected) => {
    expect(inEdition(permalink, from, to)).toBe(expected);
  });
});
