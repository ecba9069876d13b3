import {describe, expect, it} from 'vitest';
import {areInstalled} from './machine.mjs';

describe('npm packages', () => {
  const wanted = {
    '': {version: '1.0.0'},
    'node_modules/a': {version: '1.2.3'},
    'node_modules/for-another-system': {version: '1.0.0', optional: true},
  };

  it('are installed if every version matches the lockfile', () => {
    expect(areInstalled(wanted, {'node_modules/a': {version: '1.2.3'}})).toBe(true);
  });

  it.each([[{}], [{'node_modules/a': {version: '1.2.2'}}]])(
    'are not installed: %j',
    (installed) => {
      expect(areInstalled(wanted, installed)).toBe(false);
    },
  );
});
