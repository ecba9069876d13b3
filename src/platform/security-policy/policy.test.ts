import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {readConfiguration} from '../../configuration/readConfiguration';
import {blockedScripts, originsAsked, policyOf, withPolicy} from './policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  const page =
    '<style>p{top:0}</style><script>run()</script><script type=speculationrules>{}</script>' +
    '<script src=/a.js></script><script type=application/json>{"a":1}</script>' +
    '<script type="application/ld+json">{"b":1}</script>';
  const directive = (html: string, name: string, origins = {}) =>
    policyOf(html, origins)
      .split('; ')
      .find((each) => each.startsWith(`${name} `));

  it('hashes inline scripts and styles, but not data', () => {
    expect(directive(page, 'script-src')).toBe(
      `script-src 'self' ${hashOf('run()')} ${hashOf('{}')}`,
    );
    expect(directive(page, 'style-src')).toBe(`style-src 'self' ${hashOf('p{top:0}')}`);
  });

  it('allows other origins only for the islands on the page', () => {
    const origins = {map: ['https://maps.example'], enquiry: ['https://mail.example']};
    expect(directive('<p>', 'connect-src', origins)).toBe("connect-src 'self'");
    expect(directive('<div data-island="map">', 'connect-src', origins)).toBe(
      "connect-src 'self' https://maps.example",
    );
  });

  it('allows the origin of analytics on every page, and no other script', () => {
    const origins = {analytics: ['https://stats.example']};
    for (const name of ['script-src', 'img-src', 'connect-src']) {
      expect(directive('<p>', name, origins)).toMatch(/'self'.* https:\/\/stats\.example$/);
    }
    const scripts = [
      '/a.js',
      'b.js',
      'https://stats.example/s.js',
      '//cdn.example/x.js',
      'data:,x',
    ];
    const html = scripts.map((src) => `<script src="${src}"></script>`).join('');
    expect(blockedScripts(html, origins)).toEqual(['//cdn.example/x.js', 'data:,x']);
    expect(blockedScripts(html, {})).toHaveLength(3);
  });

  it('requires trusted types except on pages with the map', () => {
    expect(directive('<p>', 'require-trusted-types-for')).toBeDefined();
    expect(directive('<p data-island=map>', 'require-trusted-types-for')).toBeUndefined();
  });

  it('comes after the character set and before everything it covers', () => {
    expect(withPolicy('<head><meta charset=UTF-8><title>', {})).toMatch(
      /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*"><title>$/,
    );
    expect(() => withPolicy('<head><title>', {})).toThrow('no <meta charset> tag');
  });
});

it.each([
  [
    {EMBEDDED_MAILBOX: 'true', APPLICATION_DELIVERY: 'endpoint'},
    {enquiry: [], apply: [], map: []},
  ],
  [{}, {enquiry: ['https://api.emailjs.com'], apply: [], map: ['https://api.maptiler.com']}],
  [
    {
      EMAILJS_PUBLIC_KEY: 'a',
      EMAILJS_SERVICE_ID: 'b',
      EMAILJS_TEMPLATE_ID: 'c',
      EMAILJS_APPLICATION_TEMPLATE_ID: 'd',
      EMAILJS_ORIGIN: 'https://mail.example.com',
      APPLICATION_DELIVERY: 'emailjs',
      MAP_STYLE_URL: 'https://maps.example.com/{style:a|b}/s.json?k={key}',
      MAP_ORIGINS: 'https://tiles.example.com https://signs.example.com',
    },
    {
      enquiry: ['https://mail.example.com'],
      apply: ['https://mail.example.com'],
      map: ['https://maps.example.com', 'https://tiles.example.com', 'https://signs.example.com'],
    },
  ],
  [
    {EMBEDDED_MAILBOX: 'true', SHOW_MAP: 'false', ANALYTICS_ORIGIN: 'https://stats.example.com'},
    {enquiry: [], apply: [], map: [], analytics: ['https://stats.example.com']},
  ],
  [
    {APPLICATION_DELIVERY: 'endpoint', APPLICATION_ENDPOINT: 'https://jobs.example.com/in'},
    {
      enquiry: ['https://api.emailjs.com'],
      apply: ['https://jobs.example.com'],
      map: ['https://api.maptiler.com'],
    },
  ],
])('the origins that islands may contact %j', (environment, origins) => {
  expect(originsAsked(readConfiguration(environment))).toEqual(origins);
});
