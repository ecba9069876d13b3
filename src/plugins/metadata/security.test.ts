import {describe, expect, it} from 'vitest';
import {brand} from '../../data/brand/brand';
import {securityText} from './index';

describe('security.txt', () => {
  const url = 'https://www.example.com';
  const fields = (day: string) =>
    new Map(
      securityText({url}, new Date(day))
        .trimEnd()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );

  it('gives the contact, with each RFC 9116 field once', () => {
    expect([...fields('2026-11-20T12:00:00Z')]).toEqual([
      ['Contact', `mailto:${brand.email.info}`],
      ['Expires', '2027-10-01T00:00:00.000Z'],
      ['Preferred-Languages', 'en'],
      ['Canonical', `${url}/.well-known/security.txt`],
      ['Policy', `${url}/terms`],
    ]);
  });

  it.each(['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'expires 300 to 365 days after a build on %s',
    (day) => {
      const days = (Date.parse(fields(day).get('Expires') ?? '') - Date.parse(day)) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    },
  );
});
