import {expect, it} from 'vitest';
import {target} from './rules';

/**
 * Tests only invalid addresses. Valid ones are tested on running servers:
 * tools/hosting/hosting.test.ts.
 */
it.each(['/%', '/../x', '/a/%2e%2e/b', '/..%5cx', '/a%00b', 'http://evil.example/'])(
  'target rejects %s',
  (url) => {
    expect(target(url)).toEqual({kind: 'bad'});
  },
);
