import {describe, expect, it} from 'vitest';
import {namesIn, pruneChunkNames, renameModules} from './chunk-names';

const NAMES = {
  '/2025-23f': {__comp: 'docs', __props: 'props-2025'},
  '/2025/terms-176': {__comp: 'doc', content: 'terms-2025'},
  '/20250-fair-176': {__comp: 'doc', content: 'fair'},
  '/terms-1aa': {__comp: 'doc', __context: {plugin: 'docs-plugin'}, content: 'terms'},
};

describe('what routes load', () => {
  it('is told of the routes that are left, and of pages that begin alike', () => {
    expect(Object.keys(pruneChunkNames(NAMES, ['/2025']))).toEqual([
      '/20250-fair-176',
      '/terms-1aa',
    ]);
  });

  it('is found however deep it stands', () => {
    expect(namesIn(NAMES['/terms-1aa'])).toEqual(['doc', 'docs-plugin', 'terms']);
  });

  it('takes other names, and leaves what has none', () => {
    const names = new Map([
      ['doc', 'p0'],
      ['docs-plugin', 'p1'],
    ]);
    expect(renameModules({'/terms-1aa': NAMES['/terms-1aa']}, names)).toEqual({
      '/terms-1aa': {__comp: 'p0', __context: {plugin: 'p1'}, content: 'terms'},
    });
  });
});
