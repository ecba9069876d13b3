import {describe, expect, it} from 'vitest';
import {atEndOfHead} from './head';

describe('the end of the head', () => {
  it('takes tags as they are', () => {
    expect(atEndOfHead('<head></head><body>', '<style>$&</style>')).toBe(
      '<head><style>$&</style></head><body>',
    );
  });

  it('is missed aloud', () => {
    expect(() => atEndOfHead('<body>', '<meta>')).toThrow('no </head>');
  });
});
