import {describe, expect, it} from 'vitest';
import {target} from './rules';

/** What is right is asked of running servers: tools/hosting/hosting.test.ts. */
describe('target', () => {
  it.each(['/%', '/../x', '/a/%2e%2e/b', '/..%5cx', '/a%00b', 'http://evil.example/'])(
    '%s is refused',
    (url) => {
      expect(target(url)).toEqual({kind: 'bad'});
    },
  );
});
