import {describe, expect, it} from 'vitest';
import {target} from './address';

describe('target', () => {
  it.each([
    ['/', ['index.html']],
    ['/about', ['about/index.html', 'about.html', 'about']],
    [
      '/2025/policies/whistleblowing?x=1',
      [
        '2025/policies/whistleblowing/index.html',
        '2025/policies/whistleblowing.html',
        '2025/policies/whistleblowing',
      ],
    ],
    ['/img/a.svg', ['img/a.svg', 'img/a.svg/index.html', 'img/a.svg.html']],
    ['/v1.2', ['v1.2', 'v1.2/index.html', 'v1.2.html']],
  ])('%s is one of the files', (url, candidates) => {
    expect(target(url)).toEqual({kind: 'files', candidates});
  });

  it.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/services/index.html', '/services'],
    ['/about.html/?division=a&b', '/about?division=a&b'],
    ['//evil.example/', '/evil.example'],
    ['///', '/'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('%s leads to %s', (url, location) => {
    expect(target(url)).toEqual({kind: 'redirect', location});
  });

  it.each(['/%', '/../x', '/a/%2e%2e/b', '/..%5cx', '/a%00b', 'http://evil.example/'])(
    '%s is refused',
    (url) => {
      expect(target(url)).toEqual({kind: 'bad'});
    },
  );
});
