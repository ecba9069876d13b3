import {describe, expect, it} from 'vitest';
import archived from '../../../versions.json';
import {allEditions, currentEdition} from './editions';

describe('allEditions', () => {
  it('has the edition in force first, then the archived ones', () => {
    expect(allEditions(['1999', '1998']).map(({label, folder}) => `${label} ${folder}`)).toEqual([
      `${currentEdition} docs`,
      '1999 versioned_docs/version-1999',
      '1998 versioned_docs/version-1998',
    ]);
  });

  it('gives each an address', () => {
    expect(allEditions(['1999']).map(({basePath}) => basePath)).toEqual(['', '/1999']);
  });

  it('agrees with versions.json', () => {
    expect(allEditions(archived).filter(({inForce}) => inForce)).toHaveLength(1);
  });

  it('refuses a label that is closed already', () => {
    expect(() => allEditions([currentEdition])).toThrow(/Raise "currentEdition"/);
  });
});
